import type * as References from '@raizes/domain/bible/complete-reference';
import { Button } from '@mui/material';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { useDebounced } from '@/lib/timing';
import { SuggestingField } from './suggesting-field';

let loaded: typeof References | null = null;

async function load(): Promise<typeof References> {
  loaded ??= await import('@raizes/domain/bible/complete-reference');
  return loaded;
}

/** The reader of references, once it is loaded. It is larger than the forms that use it, which work without it, too. */
export function useReferences(): typeof References | null {
  const [references, setReferences] = useState(loaded);
  useEffect(() => {
    load().then(setReferences, (cause: unknown) =>
      console.warn('The reader of references could not be loaded', cause),
    );
  }, []);
  return references;
}

type Props = Omit<ComponentProps<typeof SuggestingField>, 'suggestions' | 'value'> & {
  value: string;
};

/** A reference as people write it, with suggestions. Below it stands how it is stored, or that it is no passage. */
export function ReferenceField({ onChoose, ...field }: Props) {
  return (
    <CheckedField
      {...field}
      check={checkReference}
      // A book needs a chapter.
      onChoose={(chosen) => onChoose(/\d$/.test(chosen) ? chosen : `${chosen} `)}
    />
  );
}

function checkReference(typed: string, references: typeof References): Check {
  const { reference, warning } = references.readReference(typed);
  return {
    stored: reference,
    warning,
    nearest: warning === null ? null : references.nearestReference(typed),
    suggestions: references.suggestReferences(typed),
  };
}

/** The book of a reading, likewise. */
export function BookField({ chapter, ...field }: Props & { chapter: string }) {
  const check = useCallback(
    (typed: string, references: typeof References): Check => ({
      stored: references.completeBook(typed, chapter),
      warning: references.bookWarning(typed, chapter),
      nearest: references.nearestBook(typed),
      suggestions: references.suggestBooks(typed),
    }),
    [chapter],
  );
  return <CheckedField {...field} check={check} />;
}

interface Check {
  stored: string;
  warning: string | null;
  /** What was probably meant. */
  nearest: string | null;
  suggestions: string[];
}

type CheckedProps = Props & { check: (typed: string, references: typeof References) => Check };

function CheckedField({ check, helper, ...field }: CheckedProps) {
  const references = useReferences();
  const typed = useDeferredValue(field.value).trim();
  const isSettled = useDebounced(field.value).trim() === typed;
  const checked = useMemo(() => references && check(typed, references), [check, references, typed]);
  if (!checked) return <SuggestingField {...field} suggestions={[]} helper={helper} />;

  const { stored, warning, nearest, suggestions } = checked;
  const below =
    warning !== null && isSettled ? (
      <Unknown warning={warning} nearest={nearest} onChoose={field.onChoose} />
    ) : stored === typed ? (
      helper
    ) : (
      `Fica salvo como ${stored}`
    );
  // What was probably meant is offered below the field, which suggestions would cover.
  const offered = nearest === null ? suggestions : [];
  return <SuggestingField {...field} suggestions={offered} helper={below} />;
}

interface UnknownProps {
  warning: string;
  nearest: string | null;
  onChoose: (text: string) => void;
}

function Unknown({ warning, nearest, onChoose }: UnknownProps) {
  return (
    <>
      {warning}
      {nearest !== null && (
        <>
          {' '}
          <Button size="small" onClick={() => onChoose(nearest)} sx={inlineSx}>
            Usar {nearest}
          </Button>
        </>
      )}
    </>
  );
}

const inlineSx = { p: 0, px: 0.5, minWidth: 0, minHeight: 0, verticalAlign: 'baseline' } as const;
