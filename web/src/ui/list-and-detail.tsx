import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** Nothing of the list is opened: on a phone, the list is what is shown. */
  isList: boolean;
  list: ReactNode;
  detail: ReactNode;
  back: string;
  onClose: () => void;
}

/** Stays on the screen while the list goes by, below the bar of the page. */
const beside = {
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: 72 },
  maxHeight: { md: 'calc(100dvh - 88px)' },
  overflowY: { md: 'auto' },
};

/** A list, and beside it what is opened of it; on a phone the one in the place of the other, with a way back. */
export function ListAndDetail({ isList, list, detail, back, onClose }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        alignItems: 'start',
        gap: 3,
      }}
    >
      <Box sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' } }}>{list}</Box>
      <Box sx={{ ...beside, display: { xs: isList ? 'none' : 'block', md: 'block' } }}>
        <Button onClick={onClose} startIcon={<BackIcon />} sx={{ display: { md: 'none' }, my: 1 }}>
          {back}
        </Button>
        {detail}
      </Box>
    </Box>
  );
}
