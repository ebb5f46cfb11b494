import DecreaseIcon from '@mui/icons-material/TextDecrease';
import IncreaseIcon from '@mui/icons-material/TextIncrease';
import { Box, IconButton, Stack } from '@mui/material';
import { visuallyHidden } from '@/ui/visually-hidden';
import { textSizes } from './text-size';

interface Props {
  size: number;
  onChange: (size: number) => void;
}

export function TextSizeControl({ size, onChange }: Props) {
  return (
    <Stack direction="row" role="group" aria-label="Tamanho do texto">
      <IconButton
        aria-label="Diminuir o texto"
        disabled={size === 0}
        onClick={() => onChange(size - 1)}
      >
        <DecreaseIcon />
      </IconButton>
      <IconButton
        aria-label="Aumentar o texto"
        disabled={size === textSizes.length - 1}
        onClick={() => onChange(size + 1)}
      >
        <IncreaseIcon />
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        Texto {textSizes[size]?.name}
      </Box>
    </Stack>
  );
}
