import type { Profile } from '@raizes/domain/documents/people';
import { messageSchema } from '@raizes/domain/forms/messages';
import { needsGuardian } from '@raizes/domain/guardianship';
import { matchesName } from '@raizes/domain/name-search';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useOutage } from '@/lib/browser';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { currentTime, useTimedOut } from '@/lib/timing';
import { toastError, toastInfo, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { ConfirmEmail } from '@/ui/confirm-email';
import { firstError } from '@/ui/form';
import { EmptyState } from '@/ui/page/empty-state';
import { Notice } from '@/ui/page/notice';
import { SearchField } from '@/ui/search-field';
import type { OpenConversation } from './api';
import { FinalTextForm } from './final-text-form';
import { sendToSeveral, severalDraft } from './send';

type Audience = 'one' | 'some' | 'all';

const audiences: Option<Audience>[] = [
  { value: 'one', text: 'A uma pessoa' },
  { value: 'some', text: 'A algumas' },
  { value: 'all', text: 'A todos' },
];

interface Props {
  /** The leader. */
  uid: string;
  /** The linked disciples by name; null while they load. */
  disciples: readonly Profile[] | null;
  /** False while the server has not confirmed that these are all. */
  isConfirmed: boolean;
  onChooseOne: OpenConversation;
  onClose: () => void;
}

/** A leader writes to one disciple, to some or to all; each gets the message in private. */
export function WriteDialog({ uid, disciples, isConfirmed, onChooseOne, onClose }: Props) {
  const [wasConfirmed, setConfirmed] = useState(isConfirmed);
  // What is being written stays on the screen when the connection is lost.
  if (isConfirmed && !wasConfirmed) setConfirmed(true);
  const isTimedOut = useTimedOut(!wasConfirmed);
  const outage = useOutage();
  const [audience, setAudience] = useState<Audience>('one');
  const [isSending, setSending] = useState(false);
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  return (
    <AppDialog
      title="Escrever"
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Stack spacing={2.5}>
        <Choice
          aria-label="Para quem"
          options={audiences}
          value={audience}
          onChange={setAudience}
          disabled={isSending}
          // As wide as their words, so that none wraps on a phone.
          sx={{ '& button': { width: 'auto', flexGrow: 1 } }}
        />
        {!disciples || (!wasConfirmed && !isTimedOut) ? (
          <Skeleton variant="rounded" height={160} />
        ) : disciples.length === 0 ? (
          <EmptyState
            text={
              wasConfirmed
                ? 'Quem estiver vinculado a você aparece aqui.'
                : `${outage}: os seus discípulos aparecem aqui quando a conexão voltar.`
            }
          />
        ) : audience === 'one' ? (
          <OnePerson disciples={disciples} onChoose={onChooseOne} />
        ) : isUnconfirmed ? (
          <ConfirmEmail purpose="Para escrever primeiro a um discípulo, falta só isso." />
        ) : (
          <Several
            key={audience}
            uid={uid}
            disciples={disciples}
            isEverybody={audience === 'all'}
            isWhole={wasConfirmed}
            isSending={isSending}
            onSending={setSending}
            onSent={onClose}
          />
        )}
      </Stack>
    </AppDialog>
  );
}

const listSx = { m: 0, p: 0, maxHeight: '40vh', overflowY: 'auto', listStyle: 'none' } as const;

const rowSx = {
  justifyContent: 'space-between',
  minHeight: 48,
  px: 0,
  textAlign: 'left',
  borderRadius: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface OneProps {
  disciples: readonly Profile[];
  onChoose: OpenConversation;
}

function OnePerson({ disciples, onChoose }: OneProps) {
  const [query, setQuery] = useState('');
  const found = disciples.filter(({ full_name }) => matchesName(full_name, query));
  return (
    <>
      <SearchField label="Procurar discípulo" value={query} onChange={setQuery} />
      <Box component="ul" aria-label="Discípulos" sx={listSx}>
        {found.map((person) => (
          <li key={person.id}>
            <Button
              color="inherit"
              fullWidth
              onClick={() => onChoose(person)}
              endIcon={<ForwardIcon />}
              sx={rowSx}
            >
              {person.full_name}
            </Button>
          </li>
        ))}
      </Box>
      {found.length === 0 && <NobodyFound />}
    </>
  );
}

const NobodyFound = () => (
  <Typography color="textSecondary">Ninguém com esse nome entre os seus discípulos.</Typography>
);

interface SeveralProps {
  uid: string;
  disciples: readonly Profile[];
  isEverybody: boolean;
  /** These are all disciples; otherwise this device might know only some. */
  isWhole: boolean;
  /** The recipients are final while the message is held and sent. */
  isSending: boolean;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
}

function Several({ uid, disciples, isEverybody, isWhole, ...props }: SeveralProps) {
  const { isSending, onSending, onSent } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const year = currentTime().getFullYear();
  const reachable = disciples.filter((each) => !needsGuardian(each, year));
  const left = disciples.length - reachable.length;
  const recipients = isEverybody ? reachable : reachable.filter(({ id }) => chosen.has(id));

  async function send(message: string): Promise<boolean> {
    const ids = recipients.map(({ id }) => id);
    const people = await sendToSeveral(uid, ids, message);
    setRefused(people === null);
    if (!people) return false;
    const { sent, refused } = people;
    if (sent.length > 0) toastSuccess('Mensagem enviada!', sentText(sent.length));
    if (people['on-device'].length > 0)
      toastInfo('Mensagem salva neste aparelho', 'Ela será enviada assim que houver internet.');
    // Last, because a success closes the toasts with the reasons.
    if (refused.length > 0) reportMissed(recipients.filter(({ id }) => refused.includes(id)));
    return true;
  }

  return (
    <>
      {!isEverybody && (
        <Recipients people={reachable} chosen={chosen} disabled={isSending} onChange={setChosen} />
      )}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {recipients.length > 0 &&
          `Vai para ${countPeople(recipients.length)}, cada uma em particular: ninguém vê quem mais recebeu. `}
        {isEverybody &&
          !isWhole &&
          'São só as pessoas que este aparelho já conhece: sem conexão, pode faltar alguém. '}
        {left > 0 && leftOutText(left)}
      </Typography>
      {/* The toast with the reason is outside the modal dialog, so screen readers do not announce it. */}
      {isRefused && (
        <Notice text="Sua mensagem não foi enviada. O que você escreveu continua aqui." />
      )}
      <FinalTextForm
        label="Sua mensagem"
        placeholder="Escreva sua mensagem..."
        action="Enviar mensagem"
        drafts={severalDraft}
        draftId={uid}
        validate={(message) =>
          recipients.length === 0
            ? 'Escolha quem vai receber a mensagem.'
            : firstError(messageSchema, { message }).message
        }
        send={send}
        onSent={onSent}
        onBusy={onSending}
      />
    </>
  );
}

const countPeople = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

const sentText = (count: number) =>
  count === 1 ? 'O discípulo será notificado.' : `${count} discípulos serão notificados.`;

const NAMED = 3;

/** Names the people who did not get the message, although others did. */
function reportMissed(people: readonly Profile[]): void {
  const rest = people.length - NAMED;
  const names = people.slice(0, NAMED).map(({ full_name }) => full_name);
  const list = new Intl.ListFormat('pt-BR').format(
    rest > 0 ? [...names, `mais ${countPeople(rest)}`] : names,
  );
  const [title, each] =
    people.length === 1 ? ['não recebeu', 'ela'] : ['não receberam', 'cada uma'];
  toastError(
    `${countPeople(people.length)} ${title} a mensagem`,
    `${list}. O que você escreveu está guardado na conversa com ${each}.`,
  );
}

const leftOutText = (count: number) =>
  `${countPeople(count)} ${count === 1 ? 'fica' : 'ficam'} de fora, porque ainda falta dizer a idade ou a autorização do responsável.`;

interface RecipientsProps {
  people: readonly Profile[];
  chosen: ReadonlySet<string>;
  disabled: boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
}

function Recipients({ people, chosen, disabled, onChange }: RecipientsProps) {
  const [query, setQuery] = useState('');
  const found = people.filter(({ full_name }) => matchesName(full_name, query));

  function choose(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <>
      <SearchField label="Procurar discípulo" value={query} onChange={setQuery} />
      <Box component="ul" aria-label="Quem recebe" sx={{ ...listSx, maxHeight: '25vh' }}>
        {found.map(({ id, full_name }) => (
          <li key={id}>
            <FormControlLabel
              label={full_name}
              control={
                <Checkbox
                  checked={chosen.has(id)}
                  disabled={disabled}
                  onChange={({ target }) => choose(id, target.checked)}
                />
              }
              sx={{ minHeight: 48, width: '100%', mr: 0 }}
            />
          </li>
        ))}
      </Box>
      {found.length === 0 && <NobodyFound />}
    </>
  );
}
