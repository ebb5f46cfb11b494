import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Box, Button, Card, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scripture } from '@/ui/theme/theme';

interface Props {
  devotional: Devotional | 'unknown' | 'offline' | 'none';
  /** The XP that today's devotional has earned; 0 until it is completed. */
  xp: number;
  /** The server has not confirmed the completion yet. */
  sending: boolean;
}

/** The strongest surface of the dashboard: dark green on light, lighter green on dark. */
const hero = (theme: Theme) => ({
  border: 0,
  color: theme.vars?.palette.primary.contrastText,
  bgcolor: theme.vars?.palette.primary.main,
  ...theme.applyStyles('dark', { color: '#EEF0EA', bgcolor: '#27402F' }),
});

/** Today's devotional: to start, completed, or why there is none. */
export function DevotionalCard({ devotional, xp, sending }: Props) {
  return (
    <Card component="section" aria-label="Devocional de hoje" sx={hero}>
      <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="overline" component="h2">
          Devocional de hoje
        </Typography>
        {devotional === 'unknown' && <LoadingDevotional />}
        {devotional === 'offline' && (
          <NoDevotional title="Você está sem internet">
            O devocional de hoje aparece aqui quando a conexão voltar.
          </NoDevotional>
        )}
        {devotional === 'none' && (
          <NoDevotional title="Devocional Não Disponível">
            O devocional de hoje ainda não foi publicado. Volte mais tarde.
          </NoDevotional>
        )}
        {typeof devotional === 'object' && (
          <>
            <Typography component="blockquote" sx={{ ...scripture, fontSize: '1.25rem', my: 1 }}>
              “{preview(devotional.verse_text, DEVOTIONAL_PREVIEW_LENGTH)}”
            </Typography>
            <Typography sx={{ fontWeight: 700, mb: 2 }}>{devotional.verse_reference}</Typography>
            {xp > 0 ? <Completed xp={xp} sending={sending} /> : <Start />}
          </>
        )}
      </Box>
    </Card>
  );
}

function Start() {
  return (
    <Button
      component={Link}
      to="/devotional"
      size="large"
      variant="contained"
      sx={{ bgcolor: '#FAF7F2', color: '#22281F', '&:hover': { bgcolor: '#FFFFFF' } }}
    >
      Começar devocional
    </Button>
  );
}

function Completed({ xp, sending }: { xp: number; sending: boolean }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CheckIcon />
      <Typography sx={{ fontWeight: 700 }}>Concluído hoje · +{xp} XP</Typography>
      {sending && (
        <Chip
          icon={<CloudIcon />}
          label="salvo neste aparelho"
          size="small"
          sx={{ color: 'inherit', '& .MuiChip-icon': { color: 'inherit' } }}
          variant="outlined"
        />
      )}
    </Stack>
  );
}

function LoadingDevotional() {
  return (
    <Box aria-busy sx={{ my: 1 }}>
      <Skeleton sx={{ bgcolor: 'rgba(255,255,255,0.2)' }} />
      <Skeleton width="60%" sx={{ bgcolor: 'rgba(255,255,255,0.2)' }} />
      <Skeleton width={180} height={48} sx={{ bgcolor: 'rgba(255,255,255,0.2)' }} />
    </Box>
  );
}

function NoDevotional({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="p" sx={{ my: 1 }}>
        {title}
      </Typography>
      <Typography>{children}</Typography>
    </>
  );
}
