import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, ButtonBase, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { relativeTime } from '@/lib/relative-time';
import type { EarlierConversation } from './api';

interface Props {
  conversation: EarlierConversation;
  now: Date;
  isCurrent: boolean;
  onOpen: () => void;
  onErase: () => void;
}

const clipped = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** One earlier conversation; it is erased only after one has been asked. */
export function HistoryRow({ conversation, now, isCurrent, onOpen, onErase }: Props) {
  const { title, created_at, updated_at } = conversation;
  const [isAsking, setAsking] = useState(false);
  const name = title ?? 'Conversa com o mentor';
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', pr: 1 }}
    >
      {isAsking ? (
        <Stack spacing={1} sx={{ flexGrow: 1, px: 2, py: 1.5 }}>
          <Typography>Apagar esta conversa? Isso não pode ser desfeito.</Typography>
          <Stack direction="row" spacing={1}>
            <Button color="error" variant="outlined" onClick={onErase}>
              Apagar
            </Button>
            <Button onClick={() => setAsking(false)} autoFocus>
              Manter
            </Button>
          </Stack>
        </Stack>
      ) : (
        <>
          <ButtonBase
            onClick={onOpen}
            aria-current={isCurrent ? 'true' : undefined}
            sx={{
              display: 'block',
              flexGrow: 1,
              minWidth: 0,
              px: 2,
              py: 1.5,
              textAlign: 'left',
              '&:is(:hover, :focus-visible)': { bgcolor: 'action.hover' },
            }}
          >
            <Typography component="span" sx={{ ...clipped, fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {relativeTime(updated_at ?? created_at, now)}
              {isCurrent && ' · aberta agora'}
            </Typography>
          </ButtonBase>
          <Box>
            <IconButton aria-label={`Apagar: ${name}`} onClick={() => setAsking(true)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        </>
      )}
    </Stack>
  );
}
