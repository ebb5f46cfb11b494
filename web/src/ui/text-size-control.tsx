import DecreaseIcon from '@mui/icons-material/TextDecrease';
import IncreaseIcon from '@mui/icons-material/TextIncrease';
import { Box, IconButton, Stack } from '@mui/material';
import { TEXT_SIZES, useTextSize } from '@/lib/device-settings';
import { visuallyHidden } from './page/styles';

export const textSizeNames = ['pequeno', 'normal', 'grande', 'maior', 'enorme'] as const;

/** The factor by which long texts are larger than the rest: 16, 19, 22, 26 and 32 px at the browser's default font size. */
export const longTextRem = [16 / 15, 19 / 16, 22 / 18, 26 / 20, 32 / 22];

/** Changes the text size of the whole app. */
export function TextSizeControl() {
  const [size, setSize] = useTextSize();
  return (
    <Stack direction="row" role="group" aria-label="Tamanho do texto">
      <IconButton
        aria-label="Diminuir o texto"
        disabled={size === 0}
        onClick={() => setSize(size - 1)}
      >
        <DecreaseIcon />
      </IconButton>
      <IconButton
        aria-label="Aumentar o texto"
        disabled={size === TEXT_SIZES - 1}
        onClick={() => setSize(size + 1)}
      >
        <IncreaseIcon />
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        Texto {textSizeNames[size]}
      </Box>
    </Stack>
  );
}
