import { notificationIds } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { BadgeArt } from '@/features/badges/badge-art';
import { NEW_BADGES_ID, useVisible } from '@/lib/browser';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { markRead, useUnread } from './api';

interface Props {
  uid: string;
  /** The number of unread notifications. At zero, nothing is loaded or queried. */
  unread: number;
}

/** Says once on Hoje which badges were earned elsewhere: by a reading, a challenge or on another device. */
export function NewBadges({ uid, unread }: Props) {
  const [badges, setBadges] = useState<Notification[]>([]);
  const line = <NewBadgesLine badges={badges} />;
  const place = document.getElementById(NEW_BADGES_ID);
  return (
    <>
      {unread > 0 && (
        <FindBadges uid={uid} onFound={(found) => setBadges((shown) => [found, ...shown])} />
      )}
      {badges.length > 0 && (place ? createPortal(line, place) : line)}
    </>
  );
}

interface FindProps {
  uid: string;
  onFound: (badge: Notification) => void;
}

/** Reports each unread badge once and marks it read; waits until the page is visible. */
function FindBadges({ uid, onFound }: FindProps) {
  const badges = useUnread(uid, 'badge');
  const isVisible = useVisible();
  const report = useEffectEvent(onFound);

  useEffect(() => {
    if (badges.state !== 'ready' || !isVisible) return;
    for (const badge of badges.value) {
      if (rememberCelebrated(uid, badge.id)) report(badge);
      markRead(uid, badge.id);
    }
  }, [uid, badges, isVisible]);

  return null;
}

function NewBadgesLine({ badges }: { badges: Notification[] }) {
  return (
    <Stack role="status" spacing={1} sx={line}>
      {badges.map(({ id, title, body }) => (
        <Stack key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <BadgeArt id={badgeIdOf(id)} size={44} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {body}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

const line = {
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

const badgeIdOf = (notification: string) => notification.slice(notificationIds.badge('').length);

const celebratedSchema = v.array(v.string());
const MAX_REMEMBERED = 100;

/**
 * Remembers on this device that a badge was celebrated, by its notification's id.
 * @returns false if it already was, in another tab or before the server stored it as read
 */
export function rememberCelebrated(uid: string, id: string): boolean {
  const key = `celebrated.${uid}`;
  const celebrated = readStored(key, celebratedSchema) ?? [];
  if (celebrated.includes(id)) return false;
  storage.write(key, [...celebrated, id].slice(-MAX_REMEMBERED));
  return true;
}
