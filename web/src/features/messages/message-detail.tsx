import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Chip } from '@/ui/chip';
import { LinkedText } from '@/ui/linked-text';

interface Props {
  message: PastorMessage;
  /** The other person's name. */
  name: string;
  chips: ReactNode;
  /** The menu of actions on the message. */
  menu?: ReactNode;
  /** The message, with the reply or whatever is shown in its place. */
  children: ReactNode;
}

/** One whole message, its reply and the earlier conversation. */
export function MessageDetail(props: Props) {
  const { message, name, chips, menu, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-scroller]')?.scrollTo(0, 0);
  }, []);

  return (
    // Overflow stays visible so that the reply form can stick to the edge of the scroll container.
    <Card component="section" aria-label="Mensagem" sx={cardSx}>
      <CardContent sx={{ p: { xs: 2, sm: 3 }, pt: { sm: 2 }, flexGrow: 1, display: 'flex' }}>
        <Stack spacing={2} sx={{ flexGrow: 1, minWidth: 0 }}>
          <Stack spacing={0.5}>
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
              <Typography
                variant="h2"
                ref={heading}
                tabIndex={-1}
                sx={{ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
              >
                {name}
              </Typography>
              {menu}
            </Stack>
            <Stack
              direction="row"
              useFlexGap
              spacing={0.75}
              sx={{ alignItems: 'center', flexWrap: 'wrap' }}
            >
              {chips}
            </Stack>
            <DevotionalLine message={message} />
          </Stack>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** On a phone it fills the page below the link back, and its form stands at the bottom. */
const cardSx = {
  overflow: 'visible',
  display: 'flex',
  minHeight: { xs: 'calc(100dvh - var(--nav-height) - var(--offline-height) - 64px)', md: 0 },
  mb: { xs: -6, md: 0 },
} as const;

/** The devotional that a message is about, if any. */
export function DevotionalLine({ message }: Pick<Props, 'message'>) {
  const { verse_reference, devotional_date } = message;
  return (
    verse_reference && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Devocional: <LinkedText text={verse_reference} />
        {devotional_date && `, ${formatShortDay(devotional_date)}`}
      </Typography>
    )
  );
}

/** Marks a text that the server has not confirmed yet. */
export function OnDeviceChip() {
  return (
    <Chip
      label="salva neste aparelho"
      icon={<CloudIcon />}
      size="small"
      variant="outlined"
      sx={{ alignSelf: 'flex-start' }}
    />
  );
}

/** Shown while no message is open. */
export function DetailPlaceholder({
  children = 'Selecione uma mensagem',
  action,
}: {
  children?: string;
  action?: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        color: 'text.secondary',
        minHeight: 218,
        height: { md: '100%' },
        px: 2,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <MessagesIcon aria-hidden sx={{ fontSize: 40, opacity: 0.6 }} />
      <Typography>{children}</Typography>
      {action}
    </Box>
  );
}
