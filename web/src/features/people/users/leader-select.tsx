import type { Profile } from '@raizes/domain/documents/people';
import { useEffect, useMemo, useState } from 'react';
import { SelectField } from '@/ui/select-field';
import { lookUp } from './email-lookups';
import { LeaderDialog } from './leader-dialog';
import { MAX_LISTED_LEADERS, nameAndPosition, usePerson } from './api';
import { useIdle } from '@/lib/timing';

const SEARCH = 'procurar';
const NOT_CHOSEN = 'escolha';
const PROMPT = 'Escolha…';

interface Props {
  label: string;
  /** The option for no leader. */
  nobody?: string;
  /** The pastors and leaders that the select lists. */
  leaders: Profile[];
  /** Undefined while nothing is chosen. */
  value: string | null | undefined;
  onChange: (leaderId: string | null) => void;
  /** The id of a person who is not offered. */
  except?: string;
  about?: string;
  helper?: string;
  /** What is wrong with the choice. */
  problem?: string | undefined;
  disabled?: boolean;
  size?: 'small' | 'medium';
  isCompact?: boolean | undefined;
}

/** A choice among the listed pastors and leaders. A chosen person who is not listed is read by id; others can be searched. */
export function LeaderSelect(props: Props) {
  const { value, leaders } = props;
  if (value === null || value === undefined || leaders.some(({ id }) => id === value))
    return <Choice {...props} />;
  return <UnlistedChoice {...props} value={value} />;
}

function UnlistedChoice(props: Props & { value: string }) {
  const person = usePerson(props.value);
  if (person.state === 'loading') return <Choice {...props} chosen="Carregando…" />;
  if (person.state !== 'ready') {
    return <Choice {...props} chosen="Cadastro excluído" problem="Escolha outra pessoa." />;
  }
  const { value } = person;
  if (value.position !== 'discipulo') return <Choice {...props} chosen={nameAndPosition(value)} />;
  return (
    <Choice
      {...props}
      chosen={`${value.full_name} (não lidera mais)`}
      problem="Escolha outra pessoa."
    />
  );
}

interface ChoiceProps extends Props {
  /** The text of the chosen option, when it is not listed. */
  chosen?: string;
}

function Choice(props: ChoiceProps) {
  const { leaders, value, onChange, except, nobody = 'Nenhum', chosen, ...field } = props;
  const [searching, setSearching] = useState(false);
  // A hundred options are expensive in a scrolling row, so only the chosen one is rendered until the browser is idle.
  const isIdle = useIdle();
  const emails = useEmailsOfNamesakes(leaders);
  const offered = leaders.filter(({ id }) => id !== except && (isIdle || id === value));

  return (
    <>
      <SelectField
        {...field}
        value={value === undefined ? NOT_CHOSEN : (value ?? '')}
        onChange={({ target }) => {
          if (target.value === SEARCH) setSearching(true);
          else onChange(target.value || null);
        }}
      >
        {value === undefined && (
          <option value={NOT_CHOSEN} disabled data-prompt>
            {PROMPT}
          </option>
        )}
        <option value="" data-prompt={nobody === PROMPT || undefined}>
          {nobody}
        </option>
        {typeof value === 'string' && chosen !== undefined && (
          <option value={value}>{chosen}</option>
        )}
        {offered.map((leader) => (
          <option key={leader.id} value={leader.id}>
            {[nameAndPosition(leader), emails.get(leader.id)].filter(Boolean).join(' · ')}
          </option>
        ))}
        {leaders.length >= MAX_LISTED_LEADERS && (
          <option value={SEARCH}>Procurar outra pessoa…</option>
        )}
      </SelectField>
      {searching && (
        <LeaderDialog
          except={except}
          onChoose={(id) => {
            setSearching(false);
            onChange(id);
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** The e-mail addresses of leaders whom name and position do not tell apart. */
function useEmailsOfNamesakes(leaders: Profile[]): ReadonlyMap<string, string> {
  const key = useMemo(() => namesakes(leaders).join(' '), [leaders]);
  const [emails, setEmails] = useState(none);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    async function find(): Promise<void> {
      const accounts = (await Promise.all(key.split(' ').map(lookUp))).filter(
        (each) => each !== null,
      );
      if (isCurrent) setEmails(new Map(accounts.map(({ userId, email }) => [userId, email])));
    }
    find().catch((error: unknown) =>
      console.warn('Leaders with the same name could not be told apart', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return emails;
}

function namesakes(leaders: Profile[]): string[] {
  const byName = new Map<string, string[]>();
  for (const leader of leaders) {
    const name = nameAndPosition(leader);
    byName.set(name, [...(byName.get(name) ?? []), leader.id]);
  }
  return [...byName.values()].flatMap((ids) => (ids.length > 1 ? ids : []));
}
