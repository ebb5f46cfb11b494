import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/time';
import { Chip } from '@/ui/chip';

interface Props {
  message: PastorMessage;
  /** The other person's name. */
  name: string;
  chips: ReactNode;
  /** What can be done with the message. */
  menu?: ReactNode;
  /** Names the message: 'Sua Mensagem'. */
  title: string;
  /** The response, or what stands in its place. */
  children: ReactNode;
}

/** One whole message and its response. */
export function MessageDetail({ message, name, chips, menu, title, children }: Props) {
  const { verse_reference, devotional_date, created_at } = message;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Card component="section" aria-label="Mensagem">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2.5}>
          <Stack spacing={1}>
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
            <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
              {chips}
            </Stack>
            {verse_reference && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                Devocional: {verse_reference}
                {devotional_date && `, ${formatShortDay(devotional_date)}`}
              </Typography>
            )}
          </Stack>
          <MessageText title={title} caption={formatMoment(created_at)}>
            {message.message}
          </MessageText>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface MessageTextProps {
  title: string;
  /** When it was written. */
  caption: string | null;
  highlighted?: boolean;
  children: string;
}

/** What one of the two people wrote. */
export function MessageText({ title, caption, highlighted = false, children }: MessageTextProps) {
  return (
    <Box
      sx={
        highlighted
          ? {
              p: 2,
              borderRadius: 1,
              borderLeft: 4,
              borderColor: 'primary.main',
              bgcolor: 'action.hover',
            }
          : undefined
      }
    >
      <Typography variant="h3">{title}</Typography>
      {caption && (
        <Typography variant="caption" component="p" color="textSecondary">
          {caption}
        </Typography>
      )}
      <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Marks what the server has not confirmed yet. */
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

/** Stands in place of the message while none is open. */
export function DetailPlaceholder({ children = 'Selecione uma mensagem' }: { children?: string }) {
  return (
    <Typography
      color="textSecondary"
      sx={{
        px: 2,
        py: 12,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {children}
    </Typography>
  );
}
