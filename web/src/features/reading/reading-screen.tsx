import { formatDay } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { Box, Divider, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageBar } from '@/ui/page-bar';
import { scripture } from '@/ui/theme';
import { minutesToRead } from './chapter';
import { ChapterText } from './chapter-text';
import { DayList } from './day-list';
import { ReadMark, SendingMark } from './read-mark';
import { ReadingEnd } from './reading-end';
import { textSizes, useTextSize } from './text-size';
import { TextSizeControl } from './text-size-control';
import { titleOf } from './titles';

interface Props {
  reading: DailyReading;
  /** All the readings of its day, in their order. */
  readings: DailyReading[];
  isRead: (id: string) => boolean;
  /** Its completion has not reached the server. */
  sending: boolean;
  saving: boolean;
  onComplete: () => void;
  /** What else can be done from here; stands below the end of the chapter. */
  children?: ReactNode;
}

/** As wide as a line is comfortable to read, at any size of the text. */
const column = (size: number) => ({
  fontFamily: scripture.fontFamily,
  fontSize: `${textSizes[size]?.rem}rem`,
  maxWidth: 'calc(65ch + 32px)',
  mx: 'auto',
  px: 2,
});

/** One chapter to read, among those of its day. */
export function ReadingScreen(props: Props) {
  const { reading, readings, isRead, sending, saving, onComplete, children } = props;
  const [size, setSize] = useTextSize();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(reading.id);
  const completed = isRead(reading.id);
  const next = readings.find(({ id }) => id !== reading.id && !isRead(id));

  useEffect(() => {
    if (shown.current !== reading.id) window.scrollTo(0, 0);
    shown.current = reading.id;
    heading.current?.focus({ preventScroll: true });
  }, [reading.id]);

  return (
    <Box sx={column(size)}>
      <title>{`${titleOf(reading)} · Raízes`}</title>
      <PageBar>
        <TextSizeControl size={size} onChange={setSize} />
      </PageBar>
      <Box component="main" sx={{ pt: { xs: 1, sm: 3 }, pb: 8 }}>
        <Stack spacing={2} sx={{ mb: 3 }}>
          {readings.length > 1 && (
            <DayList readings={readings} current={reading.id} isRead={isRead} />
          )}
          <div>
            <Typography variant="overline" component="p" color="textSecondary">
              {formatDay(reading.date)}
            </Typography>
            <Typography
              variant="h1"
              ref={heading}
              tabIndex={-1}
              sx={{ fontSize: '2.25rem', overflowWrap: 'anywhere', outline: 'none' }}
            >
              {titleOf(reading)}
            </Typography>
          </div>
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="body2" color="textSecondary">
              {minutesToRead(reading.chapter_text)} min de leitura
            </Typography>
            {completed && <ReadMark />}
            {sending && <SendingMark />}
          </Stack>
        </Stack>
        <ChapterText text={reading.chapter_text} />
        <Divider sx={{ my: 4 }} />
        <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
          <ReadingEnd
            key={reading.id}
            completed={completed}
            sending={sending}
            saving={saving}
            onComplete={onComplete}
            next={next}
          />
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            {children}
          </Stack>
        </Stack>
      </Box>
    </Box>
  );
}
