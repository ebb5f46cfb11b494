import type { Profile } from '@raizes/domain/documents/people';
import { Box } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';

/** The people chosen for a batch, as they were when they were chosen. They stay chosen when the filter changes. */
export interface Selection {
  people: ReadonlyMap<string, Profile>;
  /** Adds people to the selection, or removes them. */
  choose: (people: readonly Profile[], isChosen: boolean) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [people, setPeople] = useState<ReadonlyMap<string, Profile>>(new Map());
  const choose = useCallback<Selection['choose']>((changed, isChosen) => {
    setPeople((before) => {
      const after = new Map(before);
      for (const person of changed) {
        if (isChosen) after.set(person.id, person);
        else after.delete(person.id);
      }
      return after;
    });
  }, []);
  const clear = useCallback(() => setPeople(new Map()), []);
  return useMemo(() => ({ people, choose, clear }), [people, choose, clear]);
}

interface Props {
  label?: string;
  /** The id of the element with the person's name. */
  about?: string;
  checked: boolean;
  disabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** A checkbox with a touch target for a thumb. */
export function ChooseCheckbox({ label = 'Escolher', about, checked, disabled, onChange }: Props) {
  return (
    <Box
      component="label"
      sx={{ display: 'grid', placeItems: 'center', flexShrink: 0, width: 40, height: 40, m: -1 }}
    >
      <Box
        component="input"
        type="checkbox"
        aria-label={label}
        aria-describedby={about}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        sx={{ width: 20, height: 20, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
      />
    </Box>
  );
}
