import { isDay } from '@raizes/domain/day';
import {
  dayProblem,
  formatTypedDay,
  insertSlashes,
  isWrongDay,
  parseFinishedDay,
  parseTypedDay,
} from '@raizes/domain/typed-day';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from './fields';
import { lazyComponent } from './lazy';

const CalendarDialog = lazyComponent(() =>
  import('./calendar-dialog').then((module) => module.CalendarDialog),
);

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  /** A day, or the text typed so far. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** A date, typed as dd/mm/aaaa or chosen from a calendar. (The browser's own date field follows the browser's language.) */
export function DateField({ value, onChange, problem, ...field }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const shown = formatTypedDay(value);
  const isWrong = value !== '' && (isLeft ? parseTypedDay(value) !== value : isWrongDay(value));

  function type(typed: string): void {
    // A slash that was just deleted must not come back.
    const text = typed.length > shown.length ? insertSlashes(typed) : typed;
    onChange({ target: { value: parseTypedDay(text) ?? text } });
  }

  return (
    <>
      <Field
        {...field}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          const day = parseFinishedDay(value);
          if (day && day !== value) onChange({ target: { value: day } });
        }}
        problem={isWrong ? dayProblem(value) : problem}
        placeholder="dd/mm/aaaa"
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        endAdornment={
          <IconButton
            edge="end"
            aria-label="Abrir calendário"
            title="Abrir calendário"
            aria-haspopup="dialog"
            disabled={field.disabled ?? false}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
          </IconButton>
        }
      />
      {isOpen && (
        <Suspense>
          <CalendarDialog
            chosen={isDay(value) ? value : null}
            onChoose={(day) => {
              onChange({ target: { value: day } });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
