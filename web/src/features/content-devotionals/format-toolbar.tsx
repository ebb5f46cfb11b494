import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { IconButton, Stack } from '@mui/material';
import type { KeyboardEvent } from 'react';

export type Format = 'bold' | 'italic' | 'underline' | 'bullet';

const buttons = [
  { format: 'bold', label: 'Negrito', icon: BoldIcon, key: 'B' },
  { format: 'italic', label: 'Itálico', icon: ItalicIcon, key: 'I' },
  { format: 'underline', label: 'Sublinhado', icon: UnderlineIcon, key: 'U' },
  { format: 'bullet', label: 'Marcador', icon: BulletIcon, key: null },
] as const;

interface Props {
  /** The id of the text area. */
  controls: string;
  onFormat: (format: Format) => void;
}

/** One stop of the Tab key; the arrows lead from button to button. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  if (!step || at === -1) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

/** What can be done to the words that are selected in a text. */
export function FormatToolbar({ controls, onFormat }: Props) {
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={moveOn}
      sx={{ mb: 0.5, ml: -1 }}
    >
      {buttons.map(({ format, label, icon: Icon, key }, index) => (
        <IconButton
          key={format}
          aria-label={label}
          title={key ? `${label} (Ctrl+${key})` : label}
          {...(key && { 'aria-keyshortcuts': `Control+${key} Meta+${key}` })}
          tabIndex={index === 0 ? 0 : -1}
          // The selection would go with the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Stack>
  );
}
