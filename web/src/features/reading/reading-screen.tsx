import { formatDay } from '@raizes/domain/day';
import type { PlanDay } from '@raizes/domain/content/schedule';
import type { DailyReading } from '@raizes/domain/documents/content';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/CheckCircle';
import ReadingEndCheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListenButton } from '@/features/listen/listen-button';
import { ChapterColumn, LoadingLines, chapterTitle } from '@/ui/chapter-column';
import { ComfortButton } from '@/ui/comfort-button';
import { PageBar } from '@/ui/page/page-bar';
import { visuallyHidden } from '@/ui/page/styles';
import { useToastsAbove } from '@/ui/toasts-above';
import { ChapterText } from './chapter-text';
import { minutesToRead, parseChapter, spokenChapter } from './chapter';
import { planDayText, readingPath, titleOf } from './reading';
import { CompletedChip, SendingChip } from './reading-card';

interface ReadingScreenProps {
  reading: DailyReading;
  /** All readings of its day, in reading order. */
  readings: DailyReading[];
  /** The line that names their source; null if there is none. */
  origin: string | null;
  /** Which day of the church's plan it is; null without one. */
  planDay: PlanDay | null;
  /** The reading that follows tomorrow, if it is known. */
  tomorrow: DailyReading | undefined;
  isRead: (id: string) => boolean;
  /** False when this device knows only its own completions. */
  isKnown: boolean;
  /** The server has not confirmed its completion. */
  sending: boolean;
  saving: boolean;
  onComplete: () => void;
  /** Shown above the chapter. */
  about: ReactNode;
  /** Further buttons below the chapter. */
  children?: ReactNode;
}

/** One chapter to read, among those of its day. */
export function ReadingScreen(props: ReadingScreenProps) {
  const { reading, readings, origin, planDay, tomorrow, isRead } = props;
  const { sending, saving, onComplete, about, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useToastsAbove(end);
  const shown = useRef(reading.id);
  const completed = isRead(reading.id);
  const next = readings.find(({ id }) => id !== reading.id && !isRead(id));
  const stanzas = useMemo(() => parseChapter(reading.chapter_text), [reading.chapter_text]);
  const { segments, ids } = spokenChapter(stanzas, titleOf(reading));
  const [spoken, setSpoken] = useState<string | null>(null);
  const navigate = useNavigate();
  const following = readings[readings.findIndex(({ id }) => id === reading.id) + 1];

  useEffect(() => {
    if (shown.current !== reading.id) window.scrollTo(0, 0);
    shown.current = reading.id;
    heading.current?.focus({ preventScroll: true });
  }, [reading.id]);

  return (
    <ChapterColumn>
      <title>{`${titleOf(reading)} · Raízes`}</title>
      <PageBar back={null}>
        <Button component={Link} to="/leituras" sx={{ ml: -1, mr: 'auto' }}>
          Leituras anteriores
        </Button>
        <ListenButton
          textId={reading.id}
          title={titleOf(reading)}
          segments={segments}
          onSegment={setSpoken}
          onNext={following && (() => void navigate(readingPath(following.id), { replace: true }))}
        />
        <ComfortButton />
      </PageBar>
      <Box
        component="main"
        sx={{ pt: { xs: 1, sm: 3 }, pb: 'calc(64px + var(--player-height, 0px))' }}
      >
        <Stack spacing={2} sx={{ mb: 3 }}>
          {readings.length > 1 && (
            <DayList
              readings={readings}
              current={reading.id}
              isRead={isRead}
              isKnown={props.isKnown}
            />
          )}
          <div>
            <Typography variant="overline" component="p" color="textSecondary">
              {formatDay(reading.date)}
            </Typography>
            <Typography variant="h1" ref={heading} tabIndex={-1} sx={chapterTitle}>
              {titleOf(reading)}
            </Typography>
          </div>
          <Stack
            className="screen-only"
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="body2" color="textSecondary">
              {minutesToRead(reading.chapter_text)} min de leitura
              {planDay && ` · ${planDayText(planDay)}`}
            </Typography>
            {completed && <CompletedChip />}
            {sending && <SendingChip />}
          </Stack>
        </Stack>
        {about}
        <ChapterText stanzas={stanzas} ids={ids} spoken={spoken} />
        {origin && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ mt: 3, overflowWrap: 'anywhere' }}
          >
            {origin}
          </Typography>
        )}
        <Box component="hr" className="screen-only" sx={rule} />
        <Stack ref={end} className="screen-only" spacing={3} sx={{ alignItems: 'flex-start' }}>
          <ReadingEnd
            key={reading.id}
            completed={completed}
            sending={sending}
            saving={saving}
            onComplete={onComplete}
            next={next}
            tomorrow={tomorrow}
          />
          <Box sx={furtherButtons}>{children}</Box>
        </Stack>
      </Box>
    </ChapterColumn>
  );
}

/** A row of pills; on a phone, which has no room for it, lines of one card. */
const furtherButtons = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    gap: 0,
    width: '100%',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    overflow: 'hidden',
    '&& > *': { justifyContent: 'flex-start', minHeight: 52, px: 2, border: 0, borderRadius: 0 },
    '&& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
  },
});

const rule = { my: 4, border: 0, borderTop: 1, borderColor: 'divider' } as const;

interface DayListProps extends Pick<ReadingScreenProps, 'isKnown'> {
  readings: DailyReading[];
  /** The id of the reading on the screen. */
  current: string;
  isRead: (id: string) => boolean;
}

/** Links to all readings of the day. */
function DayList({ readings, current, isRead, isKnown }: DayListProps) {
  const done = readings.filter(({ id }) => isRead(id)).length;
  return (
    <Box component="nav" aria-label="Leituras do dia">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {readings.map((reading) => (
          <li key={reading.id}>
            <Chip
              clickable
              component={Link}
              to={readingPath(reading.id)}
              replace
              aria-current={reading.id === current ? 'page' : undefined}
              icon={isRead(reading.id) ? <CheckIcon /> : undefined}
              label={
                <>
                  {titleOf(reading)}
                  {isRead(reading.id) && (
                    <Box component="span" sx={visuallyHidden}>
                      {' (concluída)'}
                    </Box>
                  )}
                </>
              }
              color={reading.id === current ? 'primary' : 'default'}
              variant={reading.id === current ? 'filled' : 'outlined'}
              sx={{
                height: 40,
                borderRadius: 20,
                px: 0.5,
                fontSize: '0.9375rem',
                maxWidth: '100%',
              }}
            />
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isKnown ? `${done} de ${readings.length} concluídas` : `${readings.length} leituras`}
      </Typography>
    </Box>
  );
}

interface ReadingEndProps {
  completed: boolean;
  /** The server has not confirmed the completion. */
  sending: boolean;
  saving: boolean;
  onComplete: () => void;
  /** The day's next reading that is not completed. */
  next: DailyReading | undefined;
  tomorrow: DailyReading | undefined;
}

/** Shown after the last verse: the button to complete the reading, or the ways on from there. */
function ReadingEnd(props: ReadingEndProps) {
  const { completed, sending, saving, onComplete, next, tomorrow } = props;
  const completedText = useRef<HTMLParagraphElement>(null);
  const before = useRef(completed);

  // The focused button is gone, so the text that replaces it gets the focus.
  useEffect(() => {
    if (completed && !before.current) completedText.current?.focus({ preventScroll: true });
    before.current = completed;
  }, [completed]);

  if (!completed) {
    return (
      <Button
        variant="contained"
        size="large"
        startIcon={<ReadingEndCheckIcon />}
        loading={saving}
        loadingPosition="start"
        onClick={onComplete}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Marcar como concluída
      </Button>
    );
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography
        ref={completedText}
        tabIndex={-1}
        sx={{ display: 'flex', gap: 1, fontWeight: 700, color: 'primary.main', outline: 'none' }}
      >
        <ReadingEndCheckIcon /> {sending ? 'Concluída · salvo neste aparelho' : 'Concluída'}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {next ? (
          <Button
            component={Link}
            to={readingPath(next.id)}
            variant="contained"
            size="large"
            endIcon={<ForwardIcon />}
          >
            Próxima leitura: {titleOf(next)}
          </Button>
        ) : (
          <Button component={Link} to="/dashboard" variant="contained" size="large">
            Voltar para Hoje
          </Button>
        )}
        {!next && tomorrow && (
          <Button component={Link} to={readingPath(tomorrow.id)} size="large">
            Ler a de amanhã: {titleOf(tomorrow)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The skeleton of a chapter. */
export function ReadingSkeleton() {
  return (
    <ChapterColumn>
      <Box aria-busy aria-label="Carregando a leitura" role="status" sx={{ pt: { xs: 9, sm: 11 } }}>
        <Skeleton width={200} />
        <Skeleton width={240} height={64} />
        <Skeleton width={120} sx={{ mb: 3 }} />
        <LoadingLines />
      </Box>
    </ChapterColumn>
  );
}
