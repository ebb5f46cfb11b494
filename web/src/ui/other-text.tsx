import { Button, Stack } from '@mui/material';
import { copyText } from '@/lib/copy-text';
import { Notice } from './page/notice';

interface Props {
  title?: string;
  role?: 'alert' | 'status';
  /** Blank if there is none. */
  text: string;
  onDiscard: () => void;
}

/** A text that the person wrote and that is not sent, by default the same draft in another window, to copy or discard. */
export function OtherText({
  title = 'Você também escreveu isto em outra janela',
  role = 'status',
  text,
  onDiscard,
}: Props) {
  if (text === '') return null;
  return (
    <Notice
      severity="info"
      role={role}
      title={title}
      text={text}
      action={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={() => void copyText(text)}>
            Copiar
          </Button>
          <Button color="inherit" onClick={onDiscard}>
            Descartar
          </Button>
        </Stack>
      }
    />
  );
}
