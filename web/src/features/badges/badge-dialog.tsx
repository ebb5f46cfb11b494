import { formatShortDay } from '@raizes/domain/day';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useChurchName } from '@/features/verse-card/card-image';
import { ImageActions } from '@/features/verse-card/image-actions';
import { useDrawing } from '@/features/verse-card/use-drawing';
import { AppDialog, apart } from '@/ui/app-dialog';
import { Notice } from '@/ui/page/notice';
import { BadgeArt } from './badge-art';
import type { ShownBadge } from './badge-button';
import { drawBadgeCard } from './draw-badge-card';

interface Props {
  badge: ShownBadge;
  onClose: () => void;
}

/** One badge, large, with the day on which it was earned; it can be shared as a card. */
export function BadgeDialog({ badge, onClose }: Props) {
  const [isSharing, setSharing] = useState(false);
  const { id, name, description, on } = badge;
  return (
    <AppDialog
      title={isSharing ? 'Compartilhar conquista' : name}
      maxWidth="xs"
      onClose={onClose}
      sx={isSharing ? undefined : apart}
      actions={
        <>
          <Button color="inherit" onClick={onClose} fullWidth={isSharing}>
            Fechar
          </Button>
          {!isSharing && (
            <Button variant="contained" startIcon={<ShareIcon />} onClick={() => setSharing(true)}>
              Compartilhar
            </Button>
          )}
        </>
      }
    >
      {isSharing ? (
        <BadgeCard badge={badge} />
      ) : (
        <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 1 }}>
          <BadgeArt id={id} size={192} />
          <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
          {on && <Typography color="textSecondary">{earnedText(badge)}</Typography>}
        </Stack>
      )}
    </AppDialog>
  );
}

const earnedText = ({ on }: ShownBadge) => (on ? `Conquistada em ${formatShortDay(on)}` : '');

/** The card exactly as it will be shared. */
function BadgeCard({ badge }: { badge: ShownBadge }) {
  const church = useChurchName();
  const { id, name, description } = badge;
  const earned = earnedText(badge);
  const card = useMemo(
    () => ({ id, name, description, earned, church }),
    [id, name, description, earned, church],
  );
  const { canvas, state } = useDrawing(drawBadgeCard, card);

  if (state === 'failed') {
    return <Notice severity="info" text="Este navegador não conseguiu desenhar o cartão." />;
  }
  return (
    <Stack spacing={2}>
      <Box
        component="canvas"
        ref={canvas}
        width={1080}
        height={1080}
        role="img"
        aria-label={`Cartão: ${[name, description, earned, church].filter(Boolean).join(' · ')}`}
        sx={{ width: '100%', borderRadius: 1, boxShadow: '0 2px 16px rgb(0 0 0 / 18%)' }}
      />
      <ImageActions canvas={canvas} reference={name} disabled={state !== 'drawn'} />
    </Stack>
  );
}
