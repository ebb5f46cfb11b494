import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { isMinor } from '@raizes/domain/guardianship';
import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { errorText } from '@/lib/errors';
import { toastInfo } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { FormAlert } from '@/ui/form-alert';
import { ConsentSwitches, givenConsents, nothingAllowed, saveConsents } from './consents';

/** A place in the document for what stands over the page and leaves the page itself as it is. */
function useBesideThePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** The year that was typed, or null when nobody alive can have been born in it. */
export function birthYearOf(typed: string, thisYear: number): number | null {
  const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return year >= BIRTH_YEAR_MIN && year <= thisYear ? year : null;
}

interface Props {
  uid: string;
  /** The answer to an older version of the texts, if there is one. */
  given: Consents | null;
  onAnswered: () => void;
  onLeave: () => void;
}

type Wrong = { title: string; text: string };

const noYear: Wrong = {
  title: 'Erro de validação',
  text: 'Informe o ano em que você nasceu, com quatro números.',
};

/** The first visit: what the app keeps, and what else the person would like. It stays until they have answered. */
function WelcomeDialog({ uid, given, onAnswered, onLeave }: Props) {
  const [typed, setTyped] = useState('');
  const [birthYear, setBirthYear] = useState(given?.birth_year ?? null);
  const [isYoung, setYoung] = useState(false);
  const [choices, setChoices] = useState(given ?? nothingAllowed);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isSaving, setSaving] = useState(false);
  const place = useBesideThePage();

  function typeYear(text: string): void {
    const thisYear = new Date().getFullYear();
    const year = birthYearOf(text, thisYear);
    setTyped(text);
    setBirthYear(year);
    setYoung(year !== null && isMinor(year, thisYear));
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (birthYear === null) {
      setWrong(noYear);
      return;
    }
    setWrong(null);
    setSaving(true);
    try {
      const kept = await saveConsents(uid, birthYear, choices).kept;
      if (kept === 'on-device') {
        toastInfo(
          'Escolhas salvas neste aparelho',
          'Elas serão enviadas assim que houver internet.',
        );
      }
      onAnswered();
    } catch (error) {
      setWrong({ title: 'Erro ao salvar', text: errorText(error) });
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      scroll="body"
      container={place}
      aria-labelledby="welcome-title"
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } } }}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="welcome-title" variant="h1">
          {given ? 'Nossas palavras mudaram' : 'Que bom ter você aqui'}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <DialogContentText>
              A sua fé é assunto seu, por isso perguntamos antes. Guardamos a sua conta, os seus
              devocionais e as suas leituras. O resto só acontece se você quiser, e você pode mudar
              de ideia em <b>Meus dados</b>.
            </DialogContentText>
            {wrong && <FormAlert {...wrong} />}
            {given === null && (
              <Field
                label="Ano de nascimento"
                value={typed}
                onChange={({ target }) => typeYear(target.value)}
                error={wrong === noYear}
                helper="Para cuidar bem de quem tem menos de 18 anos."
                inputMode="numeric"
                autoComplete="bday-year"
                autoFocus
                slotProps={{ input: { maxLength: 4 } }}
              />
            )}
            {isYoung && <ForMinors />}
            <ConsentSwitches choices={choices} onChange={setChoices} disabled={isSaving} />
            <Typography variant="body2" color="textSecondary">
              Ao continuar, você concorda que o Raízes guarde a sua conta e a sua vida devocional,
              como contam as páginas de <Legal href="/privacidade">Privacidade</Legal> e{' '}
              <Legal href="/termos">Termos de Uso</Legal>.
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button color="inherit" onClick={onLeave}>
            Agora não, encerrar
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            Concordo e quero começar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ForMinors() {
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography variant="body2">
        Para quem tem menos de 18 anos, o mentor virtual e as mensagens ao líder ficam fechados até
        que a mãe, o pai ou o responsável autorize. Peça que falem com a sua igreja. O resto já é
        todo seu.
      </Typography>
    </Box>
  );
}

function Legal({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

interface WelcomeProps {
  uid: string;
  onLeave: () => void;
}

type Known = { given: Consents | null } | 'unknown' | 'answered';

/**
 * Asks a person for their consents once. The stats, which say that they have not been asked, may lag behind: the server is
 * asked first, and where it can't be reached nobody is kept from anything; there is another day.
 */
export function Welcome({ uid, onLeave }: WelcomeProps) {
  const [known, setKnown] = useState<Known>('unknown');

  useEffect(() => {
    let isHere = true;
    void unanswered(uid).then((found) => isHere && setKnown(found));
    return () => {
      isHere = false;
    };
  }, [uid]);

  if (typeof known === 'string') return null;
  return (
    <WelcomeDialog
      uid={uid}
      given={known.given}
      onAnswered={() => setKnown('answered')}
      onLeave={onLeave}
    />
  );
}

async function unanswered(uid: string): Promise<Known> {
  try {
    const given = await givenConsents(uid);
    return given !== null && given.version >= CONSENT_VERSION ? 'answered' : { given };
  } catch (cause) {
    console.warn('The consents could not be read', cause);
    return 'unknown';
  }
}
