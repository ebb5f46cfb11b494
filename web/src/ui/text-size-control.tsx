import DecreaseIcon from '@mui/icons-material/TextDecrease';
import IncreaseIcon from '@mui/icons-material/TextIncrease';
import { Box, IconButton, Stack } from '@mui/material';
import { TEXT_SIZES, useTextSize } from '@/lib/device-settings';
import { visuallyHidden } from './page/styles';

export const textSizeNames = ['pequeno', 'normal', 'grande', 'maior', 'enorme'] as const;

/** Long texts are set larger than the app: 16, 19, 22, 26 and 32 px where the device has its usual size. */
export const longTextRem = [16 / 15, 19 / 16, 22 / 18, 26 / 20, 32 / 22];

/** Changes the size of all text of the app. */
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
