import type { Devotional } from '@raizes/domain/documents/content';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { isBlank } from '@raizes/domain/text/clean';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { call, functionsReachable } from '@/lib/callable';
import { errorCode } from '@/lib/error-code';
import { toastError } from '@/lib/toast';
import { useIsSignedIn } from '@/lib/user';
import { DevotionalStep, VerseQuote } from '@/ui/devotional-text';
import { Notice } from '@/ui/page/notice';
import { AnswerField } from './answer-field';
import type { StepProps } from './devotional-flow';
import type { Memorization } from './draft';

/** Step 7. A valid result locks the text; a server failure lets the person continue without the bonus. */
export function MemorizationStep({ devotional, draft, change }: StepProps) {
  const [validating, setValidating] = useState(false);
  const [help, setHelp] = useState<Help>('none');
  const isSignedIn = useIsSignedIn();
  const { memorization } = draft;
  const locked = memorization?.isValid === true;
  const blank = isBlank(draft.verse_memorization);

  /** Reduces a visible verse to its first letters as soon as the person types, so that they do not copy it. */
  function write(text: string): void {
    if (help === 'verse') setHelp('letters');
    change({ verse_memorization: text, memorization: null });
  }

  async function submit(): Promise<void> {
    setValidating(true);
    try {
      const validate = isSignedIn ? scoreOnServer : scoreOnDevice;
      change({ memorization: await validate(devotional, draft.verse_memorization) });
    } catch (cause) {
      console.error('The memorization could not be validated', cause);
      toastError('Erro ao validar', 'Tente novamente.');
      change({ skipped: true });
    } finally {
      setValidating(false);
    }
  }

  return (
    <DevotionalStep label="Desafio de memorização" title="Escreva o versículo de memória">
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {devotional.verse_reference}. Não se preocupe com acentos nem pontuação.
      </Typography>
      {!locked && <VerseHelp verse={devotional.verse_text} help={help} onChange={setHelp} />}
      <AnswerField
        label="O versículo, de memória"
        value={draft.verse_memorization}
        onChange={write}
        helper={
          locked ? 'Guardado no coração.' : 'Validando com sucesso, você ganha 25 XP de bônus.'
        }
        disabled={locked || validating}
      />
      {memorization && <Result {...memorization} />}
      {!locked && (
        <Stack direction="row">
          <Button
            variant="outlined"
            onClick={() => void submit()}
            loading={validating}
            disabled={blank}
          >
            {memorization ? 'Validar de novo' : 'Validar'}
          </Button>
        </Stack>
      )}
    </DevotionalStep>
  );
}

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

function Result({ score, isValid, feedback }: Memorization) {
  const title = isValid ? 'Parabéns! Memorização validada!' : 'Quase lá! Continue praticando';
  const rest = feedback.replace(title, '').replace(/^[.!\s]+/, '');
  return (
    <Notice
      severity={isValid ? 'success' : 'info'}
      title={title}
      text={`${rest} Você acertou ${score}%.`}
    />
  );
}

/** How much of the verse is visible. */
type Help = 'verse' | 'letters' | 'none';

const names: [Help, string][] = [
  ['verse', 'Versículo inteiro'],
  ['letters', 'Primeiras letras'],
  ['none', 'De memória'],
];

interface Props {
  verse: string;
  help: Help;
  onChange: (help: Help) => void;
}

/** A help to learn the verse by heart: shows the whole verse, its first letters or nothing. */
function VerseHelp({ verse, help, onChange }: Props) {
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label="Quanto do versículo aparece"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {names.map(([each, name]) => (
          <Button
            key={each}
            size="small"
            variant={each === help ? 'contained' : 'outlined'}
            aria-pressed={each === help}
            onClick={() => onChange(each)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {help === 'verse' && <VerseQuote text={verse} />}
      {help === 'letters' && <VerseQuote text={firstLetters(verse)} isSpaced />}
    </>
  );
}

/** Abbreviates a verse as a memory aid: the first letter of each word, with punctuation and numbers. */
export const firstLetters = (verse: string): string =>
  verse.replace(/(\p{L}\p{M}*)[\p{L}\p{M}]*/gu, '$1');
