import { Button, Stack } from '@mui/material';
import { copyText } from '@/lib/copy-text';
import { Notice } from './page/notice';

interface Props {
  /** Blank if there is none. */
  text: string;
  onDiscard: () => void;
}

/** What the person wrote into the same draft in another window of the app, to copy or discard. */
export function OtherText({ text, onDiscard }: Props) {
  if (text === '') return null;
  return (
    <Notice
      severity="info"
      role="status"
      title="Você também escreveu isto em outra janela"
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
