import type { ComponentProps } from 'react';
import { SelectField } from './select-field';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  choices: readonly { value: string; text: string }[];
}

/** One of a few, with the device's own list to choose from. */
export function ChoiceField({ choices, ...field }: Props) {
  return (
    <SelectField {...field}>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
