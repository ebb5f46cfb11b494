import type { Devotional } from '@raizes/domain/documents/content';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { DEVOTIONAL_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import CheckIcon from '@mui/icons-material/CheckCircle';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOutage } from '@/lib/browser';
import { memoByValue } from '@/ui/by-value';
import { MarkPaths } from '@/ui/logo';
import { Chip } from '@/ui/chip';
import { scripture } from '@/ui/theme/theme';
import { VerseCardButton } from '@/features/verse-card/verse-card-button';

interface Props {
  devotional: Devotional | 'unknown' | 'offline' | 'none';
  /** The XP that today's devotional has earned; 0 until it is completed. */
  xp: number;
  /** The server has not confirmed the completion yet. */
  sending: boolean;
  /** The step reached on this device; null if the devotional was not started. */
  step: number | null;
  /** What to do after it: today's reading, or nothing because everything is finished; null if there is no reading. */
  next: 'reading' | 'finished' | null;
  /** Whether there is a completed devotional to read again. */
  hasOwn: boolean;
}

/** Today's devotional: to start, to resume, completed, or the reason why there is none. */
export const DevotionalCard = memoByValue(function DevotionalCard(props: Props) {
  const { devotional, xp, step, hasOwn } = props;
  const isDone = typeof devotional === 'object' && xp > 0;
  const isQuiet = isDone || devotional === 'none';
  const outage = useOutage();
  return (
    <Card component="section" aria-label="Devocional de hoje" sx={isQuiet ? quiet : hero}>
      {!isQuiet && (
        <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={mark}>
          <MarkPaths />
        </Box>
      )}
      <Box sx={{ position: 'relative', p: { xs: 2, sm: 3 } }}>
        <Typography variant="overline" component="h2">
          Devocional de hoje
        </Typography>
        {devotional === 'unknown' && <LoadingDevotional />}
        {devotional === 'offline' && (
          <NoDevotional
            title={outage}
            text="O devocional de hoje aparece aqui quando a conexão voltar."
          />
        )}
        {devotional === 'none' && (
          <NoDevotional
            title="Devocional Não Disponível"
            text="O devocional de hoje ainda não chegou. Se ele chegar depois, este dia ainda pode ser feito."
          >
            <Button component={Link} to="/biblia" variant="contained">
              Abrir a Bíblia
            </Button>
            {hasOwn && (
              <Button component={Link} to="/devotional-history">
                Reler um devocional meu
              </Button>
            )}
          </NoDevotional>
        )}
        {typeof devotional === 'object' && (
          <>
            {isDone && <Completed {...props} />}
            <Typography component="blockquote" sx={isDone ? quoteWhenDone : quote}>
              “{preview(devotional.verse_text, DEVOTIONAL_PREVIEW_LENGTH)}”
            </Typography>
            <Stack direction="row" sx={{ alignItems: 'center', ...(!isDone && pictureRow) }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                {devotional.verse_reference}
              </Typography>
              {!isDone && <VerseCardButton {...verseOf(devotional)} />}
            </Stack>
            {isDone ? <AfterIt {...props} devotional={devotional} /> : <Start step={step} />}
          </>
        )}
      </Box>
    </Card>
  );
});

/** The strongest surface of the dashboard: dark green on light, lighter green on dark. */
const hero = {
  position: 'relative',
  border: 0,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '[data-scheme="dark"] &': { color: '#EEF0EA', bgcolor: '#2A4A36' },
} as const;

/** A quiet surface after completion, because the day's next task is elsewhere, and where there is nothing to start. */
const quiet = {
  border: 0,
  bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
} as const;

const mark = {
  position: 'absolute',
  right: { xs: -36, sm: 0 },
  bottom: { xs: -28, sm: -36 },
  width: { xs: 180, sm: 260 },
  opacity: 0.1,
} as const;

const quote = {
  ...scripture,
  lineHeight: 1.5,
  fontSize: { xs: '1.1875rem', sm: '1.375rem' },
  mt: 0.5,
  mb: 1,
} as const;
const pictureRow = { minHeight: 44, my: -1 } as const;
const quoteWhenDone = { ...scripture, lineHeight: 1.5, mt: 1, mb: 0.5 } as const;

const lightButton = {
  mt: { xs: 1, sm: 1.5 },
  px: { xs: 2, sm: 3.5 },
  bgcolor: '#FAF7F2',
  color: '#22281F',
  '&:hover': { bgcolor: '#FFFFFF' },
} as const;

function Start({ step }: Pick<Props, 'step'>) {
  return (
    <>
      {step !== null && <Steps step={step} />}
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'baseline', columnGap: 1.5, flexWrap: 'wrap' }}
      >
        <Button component={Link} to="/devotional" size="large" variant="contained" sx={lightButton}>
          {step === null ? 'Começar devocional' : 'Continuar devocional'}
        </Button>
        {step === null && <Typography variant="body2">5 a 10 minutos</Typography>}
      </Stack>
    </>
  );
}

/** The progress of a devotional that was started. */
function Steps({ step }: { step: number }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        Você parou no passo {step} de {DEVOTIONAL_STEPS}
      </Typography>
      <Box component="svg" viewBox="0 0 160 4" aria-hidden sx={{ display: 'block', width: 160 }}>
        {Array.from({ length: DEVOTIONAL_STEPS }, (_, index) => (
          <rect
            key={index}
            x={index * 20}
            width="17"
            height="4"
            rx="2"
            fill="currentColor"
            opacity={index < step ? 1 : 0.3}
          />
        ))}
      </Box>
    </Box>
  );
}

function Completed({ xp, sending }: Props) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CheckIcon color="primary" />
      <Typography sx={{ fontWeight: 700 }}>Concluído hoje · +{xp} XP</Typography>
      {sending && (
        <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />
      )}
    </Stack>
  );
}

const verseOf = ({ verse_text, verse_reference }: Devotional) => ({
  verse: verse_text,
  reference: verse_reference,
});

/** What is left to do today, the way back to one's own words, and the verse to share. */
function AfterIt({ next, devotional }: Props & { devotional: Devotional }) {
  return (
    <>
      {next === 'finished' && (
        <Typography sx={{ mt: 0.5 }}>Tudo feito por hoje. Até amanhã!</Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mx: -1, mb: -1, mt: 0.5 }}>
        {next === 'reading' && (
          <Button component={Link} to="/daily-reading" endIcon={<ForwardIcon />}>
            Seguir para a leitura
          </Button>
        )}
        <Button component={Link} to="/devotional">
          Ver o que escrevi
        </Button>
        <VerseCardButton {...verseOf(devotional)} label="Compartilhar o versículo" />
      </Stack>
    </>
  );
}

const loading = {
  minHeight: { xs: 216, sm: 176 },
  pt: 1,
  justifyContent: 'space-between',
  '& > .MuiSkeleton-root': { bgcolor: 'rgba(255,255,255,0.2)' },
} as const;

/** As tall as a devotional to start. */
function LoadingDevotional() {
  return (
    <Stack aria-busy sx={loading}>
      <Skeleton variant="rounded" sx={{ height: { xs: 108, sm: 66 } }} />
      <Skeleton width={110} />
      <Skeleton variant="rounded" width={171} height={50} sx={{ '&&': { borderRadius: 999 } }} />
    </Stack>
  );
}

interface NoDevotionalProps {
  title: string;
  text: string;
  /** What can be done instead. */
  children?: ReactNode;
}

function NoDevotional({ title, text, children }: NoDevotionalProps) {
  return (
    <>
      <Typography variant="h3" component="p" sx={{ my: 0.5 }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      {children && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          {children}
        </Stack>
      )}
    </>
  );
}
