import type { Devotional } from '@raizes/domain/documents/content';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { cutVerse, firstWords, leavesVerse } from '@raizes/domain/memorization/pieces';
import { isBlank } from '@raizes/domain/text/clean';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call, functionsReachable } from '@/lib/callable';
import { errorCode } from '@/lib/error-code';
import { toastError } from '@/lib/toast';
import { useIsSignedIn } from '@/lib/user';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { VerseQuote } from '@/ui/devotional-text';
import { Notice } from '@/ui/page/notice';
import { AnswerField } from './answer-field';
import { BuildVerse, VerseGaps } from './build-verse';
import type { StepProps } from './devotional-flow';
import { verseHash } from './draft';
import type { Memorization } from './draft';
import { BAR_HEIGHT } from './step-bar';
import { WritingStep, keepFocus } from './writing-step';

/** Step 7. A valid result locks the text; anyone can go on without the bonus. */
export function MemorizationStep(props: StepProps) {
  const { devotional, draft, change, isPage, isMissing } = props;
  const [validating, setValidating] = useState(false);
  const [help, setHelp] = useState<Help>('build');
  const isSignedIn = useIsSignedIn();
  const result = useRef<HTMLDivElement>(null);
  const hasSubmitted = useRef(false);
  const { verse_text } = devotional;
  const { memorization, skipped, verse_memorization: written } = draft;
  const pieces = useMemo(() => cutVerse(verse_text), [verse_text]);
  /** The newest words come from the keyboard; the tiles validate without the button. */
  const [isTyped, setTyped] = useState(!isBlank(written));
  const locked = memorization?.isValid === true;
  const blank = isBlank(written);
  const isTiled = help === 'build' && !isTyped && !memorization && !skipped;
  const hasRead = skipped && memorization !== null;
  const isBuilding = help === 'build' && !locked && !isPage;
  // One button leads: this one, or the one that continues.
  const mustTry = !blank && !hasRead && !isTiled;

  // The pressed button can be gone, and the bar at the bottom edge can cover the result.
  useEffect(() => {
    if (hasSubmitted.current && memorization) result.current?.focus();
  }, [memorization]);

  function type(text: string): void {
    setTyped(!isBlank(text));
    if (help === 'build' && leavesVerse(pieces, text)) setHelp('none');
    write(text);
  }

  /** Reduces a visible verse to its first letters as soon as the person types, so that they do not copy it. */
  function write(text: string): void {
    if (help === 'verse') setHelp('letters');
    const part = { verse_memorization: text, memorization: null };
    change(memorization ? { ...part, skipped: false } : part);
  }

  async function submit(text: string, isReading = false): Promise<void> {
    hasSubmitted.current = true;
    setValidating(true);
    change({ verse_memorization: text, memorization: null });
    try {
      const validate = isSignedIn ? scoreOnServer : scoreOnDevice;
      const scored = await validate(devotional, text);
      change({ memorization: { ...scored, verse: verseHash(devotional) }, skipped: isReading });
    } catch (cause) {
      console.error('The memorization could not be validated', cause);
      toastError('Erro ao validar', 'Tente novamente.');
      change({ skipped: true });
    } finally {
      setValidating(false);
    }
  }

  function build(text: string): void {
    setTyped(false);
    write(text);
  }

  function read(): void {
    setHelp('verse');
    void submit(blank ? firstWords(verse_text) : written, true);
  }

  return (
    <WritingStep title="Desafio de memorização" isPage={isPage}>
      {!isPage && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {devotional.verse_reference}
          {!locked && ' · vale 25 XP de bônus'}
        </Typography>
      )}
      {!locked && (
        <>
          {!isPage && (
            <Choice
              aria-label="Quanto do versículo aparece"
              options={helps}
              value={help}
              onChange={setHelp}
            />
          )}
          {help === 'verse' && <VerseQuote text={verse_text} />}
          {help === 'letters' && (
            <Box sx={isPage ? smallHelp : null}>
              <VerseQuote text={firstLetters(verse_text)} isSpaced />
            </Box>
          )}
        </>
      )}
      <AnswerField
        label="Seu versículo"
        value={written}
        onChange={type}
        helper={
          locked
            ? 'Guardado no coração.'
            : help !== 'build' && !memorization && 'Acentos e pontuação não contam.'
        }
        disabled={locked || validating}
        rows={[isBuilding || hasRead ? 1 : locked || help === 'verse' ? 2 : 3, 8]}
        placeholder={isBuilding ? 'Toque nos trechos ou escreva' : 'Escreva o versículo'}
        rest={isBuilding && <VerseGaps pieces={pieces} text={written} />}
        isVerse
        isPage={isPage}
        isMissing={isMissing}
      />
      {isBuilding && (
        <BuildVerse
          pieces={pieces}
          text={written}
          disabled={validating}
          onChange={build}
          onFilled={(text) => void submit(text)}
        />
      )}
      {memorization && (
        <Box ref={result} tabIndex={-1} sx={aboveBar}>
          <Result {...memorization} />
        </Box>
      )}
      {!locked && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          onMouseDown={isPage ? keepFocus : undefined}
          sx={answers}
        >
          <Button
            variant={mustTry ? 'contained' : 'outlined'}
            onClick={() => void submit(written)}
            loading={validating}
            disabled={blank}
            sx={blankSx}
          >
            {memorization || skipped ? 'Validar de novo' : 'Validar'}
          </Button>
          {!memorization && (
            <Button variant="outlined" disabled={validating} onClick={read}>
              Hoje vou só ler
            </Button>
          )}
        </Stack>
      )}
    </WritingStep>
  );
}

/** Leaves room for the buttons below and the bar at the bottom edge when it is scrolled into view. */
const aboveBar = { outline: 'none', scrollMarginBottom: `calc(${BAR_HEIGHT} + 80px)` } as const;

/** Two equal halves on a phone; large text breaks the row. */
const answers = {
  flexWrap: 'wrap',
  '& > *': { flex: { xs: '1 0 9rem', sm: '0 0 auto' }, minHeight: 48, px: { xs: 1, sm: 3 } },
} as const;

/** Still looks like a button before anything is written. */
const blankSx = {
  '&.Mui-disabled:not(.MuiButton-loading)': {
    color: 'text.secondary',
    borderColor: 'text.secondary',
  },
} as const;

/** Scrolls beside the text field that has the page. */
const smallHelp = { maxHeight: '5rem', overflowY: 'auto', flexShrink: 0 } as const;

/** The error codes of the server's limits on text length and number of calls. */
const limitErrors = ['resource-exhausted', 'invalid-argument'];

/**
 * Scores a verse written from memory on the server. If the server is unreachable or its limits are exceeded, the same rule runs
 * here, so that the step works offline.
 * @throws when the server was reached and failed
 */
async function scoreOnServer(devotional: Devotional, userVerse: string): Promise<Memorization> {
  if (!navigator.onLine) return scoreOnDevice(devotional, userVerse);
  try {
    return await call('validate-memorization', {
      originalVerse: devotional.verse_text,
      userVerse,
      verseReference: devotional.verse_reference,
    });
  } catch (error) {
    const isLimited = limitErrors.includes(errorCode(error));
    if (!isLimited && (await functionsReachable())) throw error;
    return scoreOnDevice(devotional, userVerse);
  }
}

/** A call would wait for Auth, so this also scores until Auth has resolved. */
const scoreOnDevice = ({ verse_text }: Devotional, userVerse: string): Memorization =>
  scoreMemorization(verse_text, userVerse);

/** Names the score only to someone who has passed. */
function Result({ score, isValid, feedback }: Memorization) {
  const title = isValid ? 'Parabéns! Memorização validada!' : 'Quase lá! Continue praticando';
  const rest = feedback.replace(title, '').replace(/^[.!\s]+/, '');
  return (
    <Notice
      severity={isValid ? 'success' : 'info'}
      title={title}
      text={isValid ? `${rest} Você acertou ${score}%.` : rest}
    />
  );
}

/** How the verse helps to learn it by heart: put together, whole, its first letters, or not at all. */
type Help = 'build' | 'verse' | 'letters' | 'none';

const helps: readonly Option<Help>[] = [
  { value: 'build', text: 'Montar' },
  { value: 'verse', text: 'Inteiro' },
  { value: 'letters', text: 'Letras' },
  { value: 'none', text: 'Memória' },
];

/** Abbreviates a verse as a memory aid: the first letter of each word, with punctuation and numbers. */
export const firstLetters = (verse: string): string =>
  verse.replace(/(\p{L}\p{M}*)[\p{L}\p{M}]*/gu, '$1');
