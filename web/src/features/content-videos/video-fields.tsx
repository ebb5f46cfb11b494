import { testaments } from '@raizes/domain/documents/bible-video';
import { youtubeId } from '@raizes/domain/youtube';
import { Grid } from '@mui/material';
import type { ChangeEventHandler } from 'react';
import { ChoiceField } from '@/ui/choice-field';
import { Field } from '@/ui/field';
import type { VideoValues } from './video-values';

interface Props {
  values: VideoValues;
  errors: Partial<Record<keyof VideoValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
}

const choices = testaments.map((testament) => ({ value: testament, text: testament }));
const whole = { input: { inputMode: 'numeric', min: 1, step: 1 } } as const;

export function VideoFields({ values, errors, onChange }: Props) {
  const field = (name: keyof VideoValues, label: string) => ({
    name,
    label,
    value: values[name],
    onChange,
    error: errors[name] !== undefined,
  });
  return (
    <Grid container spacing={2.5}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Field {...field('book_name', 'Nome do Livro')} autoComplete="off" autoFocus />
      </Grid>
      <Grid size={{ xs: 4 }}>
        <Field {...field('book_order', 'Ordem')} type="number" slotProps={whole} />
      </Grid>
      <Grid size={{ xs: 8, sm: 7 }}>
        <ChoiceField {...field('testament', 'Testamento')} choices={choices} />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field
          {...field('duration_minutes', 'Duração (minutos)')}
          type="number"
          slotProps={whole}
        />
      </Grid>
      <Grid size={12}>
        <Field
          {...field('video_url', 'URL do Vídeo')}
          type="url"
          helper={aboutUrl(values.video_url)}
        />
      </Grid>
      <Grid size={12}>
        <Field {...field('thumbnail_url', 'URL da Miniatura (opcional)')} type="url" />
      </Grid>
      <Grid size={12}>
        <Field
          {...field('description', 'Descrição (opcional)')}
          multiline
          minRows={3}
          maxRows={8}
        />
      </Grid>
    </Grid>
  );
}

function aboutUrl(url: string): string {
  if (youtubeId(url)) return 'Vídeo do YouTube reconhecido: ele toca dentro do aplicativo.';
  return url.trim()
    ? 'Fora do YouTube, o vídeo abre em uma nova aba.'
    : 'Qualquer endereço do YouTube serve: da barra do navegador ou do botão de compartilhar.';
}
