import { nextOccurrence } from '@raizes/domain/content/series';
import { FILLED_AHEAD_DAYS } from '@raizes/domain/content/schedule';
import { addDays, formatDayCount } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import { NAME_MAX_LENGTH } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { refusalText } from '@/lib/errors';
import { toastSuccess } from '@/lib/toast';
import { DialogBody, FormActions } from '@/ui/app-dialog';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';
import { changeImported } from './api';
import { FileButton } from './file-button';
import { toastFilled } from './plans';
import type { FileFault, ParsedChainFile, ParsedFile } from './read-file';
import { SeriesPreview } from './series-preview';
import { TimesField, defaultTimes, toSeriesTimes, timesProblem } from './times-field';
import type { TypedTimes } from './times-field';

interface Props {
  plan: ContentPlan | null;
  today: Day;
  file: ParsedFile;
  /** Replaces the file; typed values stay. */
  onFile: (file: File) => void;
  onDone: () => void;
  /** Called instead with the first day of a series that is in the calendar now. */
  onFilled: (day: Day) => void;
}

/** Previews a file and asks for its name and days. Nothing is stored before the admin has seen it. */
export function ImportForm({ plan, today, file, onFile, onDone, onFilled }: Props) {
  const [typedName, setName] = useState<string | null>(null);
  const [typedTimes, setTimes] = useState<TypedTimes | null>(null);
  const [use, setUse] = useState(true);
  const { isBusy, refusal, refuse, submit } = useSubmission(refusalText);
  const isSeries = file.kind === 'series';
  const isValid = file.faults.length === 0;
  const name = typedName ?? file.name.slice(0, NAME_MAX_LENGTH);
  const hasDates = isSeries && file.hasDates;
  const first = defaultTimes(hasDates, today);
  const chosen = typedTimes?.kind === 'dates' && !hasDates ? first : (typedTimes ?? first);
  const times = toSeriesTimes(chosen, today);

  const days = isSeries && times ? daysOf(file.entries, times, today) : [];
  const isLater = days.length > 0 && days.every((day) => day > addDays(today, FILLED_AHEAD_DAYS));

  function save(): void {
    const problem = problemOf(name) ?? (isSeries && !times ? timesProblem(chosen, today) : null);
    if (problem) return refuse(problem);
    void submit(async () => {
      const common = { name: name.trim(), use };
      const filled = await changeImported(
        file.kind === 'chain'
          ? { action: 'import-chain', json: file.json, ...common }
          : {
              action: 'import-series',
              devotionals: file.entries,
              times: times ?? UNUSED_TIMES,
              ...common,
            },
      );
      if (filled.days === 0 && isLater) toastSuccess('Arquivo importado.', LATER);
      else if (plan || isSeries) toastFilled('Arquivo importado.', filled);
      else toastSuccess('Arquivo importado.');
      const [day] = days.filter((each) => each >= today);
      if (filled.days && day) onFilled(day);
      else onDone();
    });
  }

  return (
    <DialogBody
      form={{ onSubmit: save }}
      actions={
        <FormActions submit="Importar" isBusy={isBusy} disabled={!isValid} onCancel={onDone} />
      }
    >
      <Stack spacing={3}>
        {refusal && <Notice title="O arquivo não foi importado" text={refusal} />}
        {!isValid && <Faults faults={file.faults} />}
        {isSeries && isValid && file.warnings.length > 0 && (
          <Notice
            role="status"
            severity="info"
            title="Confira estas passagens"
            text={
              <>
                Se estiverem como você quer, importe assim mesmo.
                <FaultList faults={file.warnings} />
              </>
            }
          />
        )}
        {file.notes.length > 0 && (
          <Notice role="status" severity="info" text={file.notes.join('\n')} />
        )}
        <Box sx={{ alignSelf: 'flex-start' }}>
          <FileButton text="Trocar arquivo" disabled={isBusy} onFile={onFile} />
        </Box>
        <Field
          label="Nome"
          value={name}
          disabled={isBusy}
          onChange={({ target }) => setName(target.value)}
          inputProps={{ maxLength: NAME_MAX_LENGTH }}
          helper="As pessoas veem este nome, pequeno, abaixo do devocional."
        />
        {isSeries && isValid && (
          <TimesField value={chosen} hasDates={hasDates} disabled={isBusy} onChange={setTimes} />
        )}
        {plan && (
          <FormControlLabel
            label="Pôr no calendário"
            control={
              <Switch checked={use} disabled={isBusy} onChange={(_event, on) => setUse(on)} />
            }
          />
        )}
        {!plan && (
          <Typography variant="body2" color="textSecondary">
            {isSeries
              ? 'Entra no calendário nos dias da série, mesmo sem um plano.'
              : 'Entra no calendário quando um plano estiver ligado e a Bíblia inteira tiver chegado.'}
          </Typography>
        )}
        {isValid && isSeries && <SeriesPreview entries={file.entries} days={days} today={today} />}
        {isValid && !isSeries && <ChainPreview file={file} />}
      </Stack>
    </DialogBody>
  );
}

const LATER = `Os dias entram no calendário ${FILLED_AHEAD_DAYS} dias antes.`;

/** Satisfies the compiler. It is never sent, because a form without valid times is refused first. */
const UNUSED_TIMES = { kind: 'dates' as const };

function problemOf(name: string): string | null {
  if (isBlank(name)) return 'Escreva um nome.';
  if (/[<>]/.test(name)) return 'O nome não pode ter os sinais < e >.';
  return null;
}

const daysOf = (
  entries: readonly { date: Day | null }[],
  times: NonNullable<ReturnType<typeof toSeriesTimes>>,
  today: Day,
) => {
  const dates = entries.flatMap(({ date }) => date ?? []);
  return nextOccurrence({ times, days: entries.length, dates }, today);
};

const MAX_FAULTS_SHOWN = 30;

function Faults({ faults }: { faults: FileFault[] }) {
  const count = faults.length;
  const title = count === 1 ? 'O arquivo tem um erro' : `O arquivo tem erros em ${count} lugares`;
  return (
    <Notice
      title={`${title}: nada foi importado`}
      text={
        <>
          Corrija e escolha o arquivo de novo.
          <FaultList faults={faults} />
        </>
      }
    />
  );
}

function FaultList({ faults }: { faults: FileFault[] }) {
  const rest = faults.length - MAX_FAULTS_SHOWN;
  return (
    <>
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {faults.slice(0, MAX_FAULTS_SHOWN).map(({ where, messages }, index) => (
          <li key={index}>
            {where && <strong>{where}: </strong>}
            {messages.join('; ')}
          </li>
        ))}
      </Box>
      {rest > 0 && `E mais ${rest}.`}
    </>
  );
}

function ChainPreview({ file: { days, sample } }: { file: ParsedChainFile }) {
  return (
    <Stack spacing={1}>
      <Typography variant="h3" component="h3">
        Passagens para {formatDayCount(days)} do ano
      </Typography>
      <Typography variant="body2" color="textSecondary">
        A primeira de cada dia é o versículo do devocional; as outras aparecem com ela, no contexto.
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sample.map(({ day, references: [head, ...others] }) => (
          <Box
            key={day}
            component="li"
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" color="textSecondary">
              {day}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{head}</Typography>
            <Typography variant="body2">{others.join(' · ')}</Typography>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
