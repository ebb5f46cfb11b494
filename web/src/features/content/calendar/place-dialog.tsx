import { formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PartName } from '@raizes/domain/documents/content-day';
import { FormControlLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { useState } from 'react';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { DateField } from '@/ui/date-field';
import { wholeDay } from './use-day-placement';
import type { Placement } from './use-day-placement';

interface Props {
  action: Placement['action'];
  from: Day;
  /** The parts that the day has. */
  present: readonly PartName[];
  isBusy: boolean;
  /** The dialog about an occupied target day is open, so this one is hidden. */
  isOccupiedDialogOpen: boolean;
  onPlace: (placement: Placement) => void;
  onClose: () => void;
}

type PartChoice = 'all' | PartName;

const choices: [PartChoice, string][] = [
  ['all', 'O dia inteiro'],
  ['devotional', 'Só o devocional'],
  ['readings', 'Só as leituras'],
];

/** Asks for the day to which a day is moved or copied. */
export function PlaceDialog(props: Props) {
  const { action, from, present, isBusy, isOccupiedDialogOpen, onPlace, onClose } = props;
  const [to, setTo] = useState('');
  const [what, setWhat] = useState<PartChoice>('all');
  const [problem, setProblem] = useState<string | null>(null);
  const word = action === 'move' ? 'Mover' : 'Copiar';

  function submit(): void {
    if (!isDay(to)) return setProblem('Escolha o dia.');
    if (to === from) return setProblem('Escolha outro dia.');
    return onPlace({ action, from, to, parts: what === 'all' ? wholeDay : [what] });
  }

  return (
    <AppDialog
      title={`${word} ${formatShortDay(from)}`}
      maxWidth="xs"
      {...(isOccupiedDialogOpen && { sx: { visibility: 'hidden' } })}
      onClose={isBusy ? undefined : onClose}
      form={{ onSubmit: submit }}
      actions={<FormActions submit={word} isBusy={isBusy} onCancel={onClose} />}
    >
      <Stack spacing={2}>
        <DateField
          label="Para o dia"
          value={to}
          disabled={isBusy}
          error={problem !== null}
          helper={problem ?? undefined}
          onChange={({ target }) => {
            setTo(target.value);
            setProblem(null);
          }}
        />
        {present.length > 1 && (
          <RadioGroup
            aria-label={`O que ${word.toLowerCase()}`}
            value={what}
            onChange={(_event, value) =>
              setWhat(choices.find(([choice]) => choice === value)?.[0] ?? 'all')
            }
          >
            {choices.map(([value, label]) => (
              <FormControlLabel
                key={value}
                value={value}
                label={label}
                disabled={isBusy}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        )}
      </Stack>
    </AppDialog>
  );
}
