import type { Consents } from '@raizes/domain/documents/consents';
import { profileSchema } from '@raizes/domain/documents/people';
import {
  deriveGuardianship,
  isMinor,
  minorBirthYear,
  mayBeChild,
} from '@raizes/domain/guardianship';
import { ABANDONED_AFTER_DAYS, BIRTH_YEAR_MIN, CONSENT_VERSION } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { Box, Button, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useOnline } from '@/lib/browser';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { fetchDoc } from '@/lib/reads';
import { toastInfo } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { Scenery } from '@/features/scenery/scenery';
import { WelcomeFrame } from '@/ui/welcome-frame';
import { AdultsOnlyPage, isExcludedByAge } from './adults-only';
import { fetchConsents, saveConsents } from './api';
import { ConsentSwitches, nothingAllowed } from './consents';
import { OwnDataLink } from './own-data';

interface Props {
  uid: string;
  /** The number of a newcomer's steps, including these two. */
  steps: number;
  /** Called when a newcomer has answered. @param mayBeChild known here before the stats say so */
  onAnswered: (mayBeChild: boolean) => void;
  onLeave: () => void;
}

interface Question {
  /** The answer to an older version of the texts; null for a newcomer. */
  given: Consents | null;
  /** Asked only once; null until it is answered. */
  birthYear: number | null;
}

type Answer = Question | 'unknown' | 'answered' | 'refused';

/**
 * Asks for the consents once. The stats that trigger it can be stale, so the server is read first; while it is unreachable, the
 * question waits for the network.
 */
export function Welcome({ uid, steps, onAnswered, onLeave }: Props) {
  const [answer, setAnswer] = useState<Answer>('unknown');
  const isOnline = useOnline();

  useEffect(() => {
    if (answer !== 'unknown' || !isOnline) return undefined;
    let isCurrent = true;
    void readAnswer(uid).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [uid, answer, isOnline]);

  if (answer === 'refused') return <AdultsOnlyPage onLeave={onLeave} />;
  if (typeof answer === 'string') return null;
  return (
    <WelcomeDialog
      uid={uid}
      steps={steps}
      question={answer}
      onAnswered={(birthYear) => {
        const year = currentTime().getFullYear();
        const isClosed = answer.given === null && isExcludedByAge(birthYear, year);
        setAnswer(isClosed ? 'refused' : 'answered');
        if (answer.given === null && !isClosed) onAnswered(isChild(birthYear, year));
      }}
      onLeave={onLeave}
    />
  );
}

const isChild = (birthYear: number, thisYear: number) =>
  mayBeChild(deriveGuardianship(birthYear, thisYear, undefined), thisYear);

async function readAnswer(uid: string): Promise<Answer> {
  try {
    const given = await fetchConsents(uid);
    if (given && given.version < CONSENT_VERSION) return { given, birthYear: given.birth_year };
    const birthYear = given?.birth_year ?? (await fetchKeptBirthYear(uid));
    // Also if the answer still exists: the server is about to delete it.
    if (birthYear && isExcludedByAge(birthYear, currentTime().getFullYear())) return 'refused';
    return given ? 'answered' : { given, birthYear };
  } catch (cause) {
    console.warn('The consents could not be read', cause);
    return 'unknown';
  }
}

/** The birth year that remains of a deleted answer. */
async function fetchKeptBirthYear(uid: string): Promise<number | null> {
  const profile = await fetchDoc(paths.profile(uid), profileSchema);
  return profile.state === 'ready' ? minorBirthYear(profile.value) : null;
}

interface WelcomeDialogProps {
  uid: string;
  steps: number;
  question: Question;
  onAnswered: (birthYear: number) => void;
  onLeave: () => void;
}

type Failure = { title: string; text: string };

const invalidYear: Failure = {
  title: 'Erro de validação',
  text: 'Informe o ano em que você nasceu, com quatro números.',
};

function WelcomeDialog({ uid, steps, question, onAnswered, onLeave }: WelcomeDialogProps) {
  const { given } = question;
  const [typed, setTyped] = useState('');
  const [birthYear, setBirthYear] = useState(question.birthYear);
  const [thisYear, setThisYear] = useState(() => currentTime().getFullYear());
  // The text about what is sent to the outside AI has changed, so an older consent does not cover it.
  const [choices, setChoices] = useState({ ...(given ?? nothingAllowed), ai: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isUnderage = birthYear !== null && isMinor(birthYear, thisYear);
  // People who answered an earlier version of the texts keep their access.
  const isClosed = isUnderage && given === null && isExcludedByAge(birthYear, thisYear);

  function typeYear(text: string): void {
    const year = currentTime().getFullYear();
    setTyped(text);
    setThisYear(year);
    setBirthYear(parseBirthYear(text, year));
    setConfirming(false);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (birthYear === null) {
      setFailure(invalidYear);
      return;
    }
    setFailure(null);
    // Asks again, because a typo would lock the person out. The reason is not shown, because it would invite a false year.
    if (isClosed && !isConfirming) {
      setConfirming(true);
      return;
    }
    setSaving(true);
    try {
      const outcome = await saveConsents(uid, birthYear, isClosed ? nothingAllowed : choices).kept;
      if (outcome === 'on-device') {
        toastInfo(
          'Escolhas salvas neste aparelho',
          'Elas serão enviadas assim que houver internet.',
        );
      }
      onAnswered(birthYear);
    } catch (error) {
      setFailure({ title: 'Erro ao salvar', text: errorText(error) });
      setSaving(false);
    }
  }

  if (given === null && !hasBegun)
    return <Greeting steps={steps} onBegin={() => setBegun(true)} onLeave={onLeave} />;
  return (
    <WelcomeFrame
      {...(given
        ? { title: 'Nossas palavras mudaram' }
        : { title: 'Antes de começar', step: { number: 2, of: steps } })}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button type="submit" variant="contained" size="large" loading={isSaving}>
            {isConfirming && `Sim, nasci em ${birthYear}`}
            {!isConfirming && birthYear === null && 'Continuar'}
            {!isConfirming &&
              birthYear !== null &&
              (given ? 'Concordo e quero continuar' : 'Concordo e quero começar')}
          </Button>
          <Button color="inherit" onClick={onLeave}>
            Agora não, sair
          </Button>
        </>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {birthYear === null
          ? 'Primeiro, só uma pergunta.'
          : 'Guardamos a sua conta, os seus devocionais e as suas leituras. O resto só acontece se você quiser, e você muda quando quiser em Meus dados.'}
      </Typography>
      {failure && <Notice {...failure} />}
      {question.birthYear === null && (
        <Field
          label="Ano de nascimento"
          value={typed}
          onChange={({ target }) => typeYear(target.value)}
          error={failure === invalidYear}
          helper="Para cuidar bem de quem tem menos de 18 anos."
          inputMode="numeric"
          autoComplete="bday-year"
          slotProps={{ input: { maxLength: 4 } }}
        />
      )}
      {isUnderage && (!isClosed || isConfirming) && (
        <Box role="status" sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography variant="body2">
            {isClosed
              ? `Você nasceu em ${birthYear}? Confira antes de continuar: o ano é perguntado uma vez só.`
              : ageNoticeFor(birthYear, thisYear)}
          </Typography>
        </Box>
      )}
      {birthYear !== null && (
        <ConsentSwitches
          isNewcomer={given === null}
          choices={choices}
          onChange={(change) => setChoices({ ...choices, ...change })}
          disabled={isSaving}
        />
      )}
      <Typography variant="caption" color="textSecondary">
        {birthYear !== null && (
          <>
            Ao continuar, você concorda que o Raízes guarde a sua conta e a sua vida devocional,
            como contam as páginas de <Legal href="/privacidade">Privacidade</Legal> e{' '}
            <Legal href="/termos">Termos de Uso</Legal>.{' '}
          </>
        )}
        Sem concordar, você ainda pode{' '}
        <OwnDataLink>ver, copiar ou apagar os seus dados</OwnDataLink>.
        {given === null &&
          ` Sem a sua resposta, a conta é apagada ${ABANDONED_AFTER_DAYS} dias depois de criada.`}
      </Typography>
    </WelcomeFrame>
  );
}

interface GreetingProps {
  steps: number;
  onBegin: () => void;
  onLeave: () => void;
}

function Greeting({ steps, onBegin, onLeave }: GreetingProps) {
  return (
    <WelcomeFrame
      title="Que bom ter você aqui"
      step={{ number: 1, of: steps }}
      picture={{ drawing: <Scenery landscape="tree" sky="ordinary" risen={0.7} />, rest: 400 }}
      actions={
        <>
          <Button variant="contained" size="large" onClick={onBegin}>
            Vamos lá
          </Button>
          <Button color="inherit" onClick={onLeave}>
            Agora não, sair
          </Button>
        </>
      }
    >
      <Typography>
        O Raízes caminha com você alguns minutos por dia: um versículo, uma reflexão que é só sua e
        um passo para viver hoje.
      </Typography>
      <Typography color="textSecondary">
        Só falta conhecer você um pouco, e começa o seu primeiro devocional.
      </Typography>
    </WelcomeFrame>
  );
}

/** Explains what a guardian's consent unlocks for a minor of this age. */
function ageNoticeFor(birthYear: number, thisYear: number): string {
  return isChild(birthYear, thisYear)
    ? 'Para quem tem menos de 12 anos, o Raízes só abre depois que a mãe, o pai ou o responsável autoriza. Peça que falem com a sua igreja.'
    : 'Para quem tem menos de 18 anos, o Mentor IA e as mensagens ao líder ficam fechados até que a mãe, o pai ou o responsável autorize. Peça que falem com a sua igreja. O resto já é todo seu.';
}

/** The year of birth in a text; null if it is not plausible. */
export function parseBirthYear(typed: string, thisYear: number): number | null {
  const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return year >= BIRTH_YEAR_MIN && year <= thisYear ? year : null;
}

function Legal({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}
