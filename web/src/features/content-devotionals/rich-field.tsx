import { Box, FormControl, InputLabel, OutlinedInput } from '@mui/material';
import type { OutlinedInputProps } from '@mui/material';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { applyEdit } from './apply-edit';
import { continueBullets, toggleBullets } from './format-bullets';
import { toggleStyle } from './format-selection';
import type { Style } from './format-selection';
import { FormatToolbar } from './format-toolbar';
import type { Format } from './format-toolbar';

interface Props extends OutlinedInputProps {
  label: string;
  /** The id of the hint on what can be typed. */
  hint: string;
}

const shortcuts: Record<string, Style> = { b: 'bold', i: 'italic', u: 'underline' };

/** A long text with the simple markers, from a toolbar, by shortcuts or typed. */
export function RichField({ label, hint, error = false, ...input }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  function format(how: Format): void {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const edit =
      how === 'bullet'
        ? toggleBullets(value, selectionStart, selectionEnd)
        : toggleStyle(value, selectionStart, selectionEnd, how);
    applyEdit(area.current, edit);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const style = shortcuts[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && style) {
      event.preventDefault();
      format(style);
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const edit = selectionStart === selectionEnd ? continueBullets(value, selectionStart) : null;
    if (!area.current || !edit) return;
    event.preventDefault();
    applyEdit(area.current, edit);
  }

  return (
    <Box>
      <FormatToolbar controls={id} onFormat={format} />
      <FormControl error={error} variant="outlined" fullWidth>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          label={label}
          aria-describedby={hint}
          inputRef={area}
          onKeyDown={onKeyDown}
          multiline
          minRows={5}
          maxRows={18}
          {...input}
        />
      </FormControl>
    </Box>
  );
}
