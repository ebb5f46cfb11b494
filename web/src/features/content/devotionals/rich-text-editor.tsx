import { hasFormatting } from '@raizes/domain/text/rich-text';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletIcon from '@mui/icons-material/FormatListBulleted';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import { Box, Button, FormControl, OutlinedInput, Stack, Typography } from '@mui/material';
import type { OutlinedInputProps } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useMedia } from '@/lib/browser';
import { RichText } from '@/ui/devotional-text';
import { FieldHelp, FieldLabel, describedBy } from '@/ui/fields';
import { convertClipboard } from './pasted-html';
import { applyEdit, continueBullets, pasteAs, toggleBullets, toggleStyle } from './text-edits';
import type { Style } from './text-edits';

type Format = 'bold' | 'italic' | 'underline' | 'bullet';

const buttons = [
  { format: 'bold', label: 'Negrito', icon: BoldIcon, key: 'B' },
  { format: 'italic', label: 'Itálico', icon: ItalicIcon, key: 'I' },
  { format: 'underline', label: 'Sublinhado', icon: UnderlineIcon, key: 'U' },
  { format: 'bullet', label: 'Marcador', icon: BulletIcon, key: null },
] as const;

/** The label is below its icon on a phone, and next to it on a wider screen. */
const buttonSx = {
  flexDirection: { xs: 'column', sm: 'row' },
  minHeight: 44,
  px: 1,
  py: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  '& .MuiButton-startIcon': { m: 0, mr: { sm: 0.5 } },
} as const;

interface Props {
  /** The id of the text area. */
  controls: string;
  onFormat: (format: Format) => void;
}

/** Moves the focus between the buttons with the arrow keys (roving tabindex). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  if (!step || at === -1) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

function FormatToolbar({ controls, onFormat }: Props) {
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Formatação"
      aria-controls={controls}
      onKeyDown={moveFocus}
      sx={{ mb: 0.5, ml: -1, flexWrap: 'wrap' }}
    >
      {buttons.map(({ format, label, icon: Icon, key }, index) => (
        <Button
          key={format}
          color="inherit"
          startIcon={<Icon />}
          title={key ? `${label} (Ctrl+${key})` : label}
          {...(key && { 'aria-keyshortcuts': `Control+${key} Meta+${key}` })}
          tabIndex={index === 0 ? 0 : -1}
          // Keeps the focus, and so the selection, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(format)}
          sx={buttonSx}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

interface RichFieldProps extends OutlinedInputProps {
  label: string;
  /** The id of the hint that explains the markers. */
  hint: string;
  /** Why the text is refused. */
  problem: string | undefined;
  value: string;
}

const shortcuts: Record<string, Style> = { b: 'bold', i: 'italic', u: 'underline' };

/** A long text with a toolbar and shortcuts for the markers of rich text. */
export function RichField(props: RichFieldProps) {
  const { label, hint, problem, required = false, error = false, ...input } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isWide = useMedia('(min-width: 900px)');

  function applyFormat(chosen: Format): void {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const edit =
      chosen === 'bullet'
        ? toggleBullets(value, selectionStart, selectionEnd)
        : toggleStyle(value, selectionStart, selectionEnd, chosen);
    applyEdit(area.current, edit);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const style = shortcuts[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && style) {
      event.preventDefault();
      applyFormat(style);
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
      <FormatToolbar controls={id} onFormat={applyFormat} />
      <FormControl
        error={error || problem !== undefined}
        required={required}
        variant="outlined"
        fullWidth
      >
        <FieldLabel htmlFor={id} required={required}>
          {label}
        </FieldLabel>
        <OutlinedInput
          id={id}
          label={label}
          {...describedBy(id, { problem }, hint)}
          inputRef={area}
          onKeyDown={onKeyDown}
          onPaste={(event) => pasteAs(convertClipboard, event)}
          multiline
          minRows={5}
          // On a phone, the keyboard and the formatted text need room.
          maxRows={isWide ? 18 : 8}
          {...input}
        />
        <FieldHelp id={id} problem={problem} />
      </FormControl>
      {!isWide && hasFormatting(input.value) && <Formatted text={input.value} area={area} />}
    </Box>
  );
}

interface FormattedProps {
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** The text with its formatting, below the field on a screen without room for the preview beside it; follows the cursor. */
function Formatted({ text, area }: FormattedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || !area.current) return;
    const { scrollHeight, clientHeight } = box.current;
    box.current.scrollTop =
      (scrollHeight - clientHeight) * (area.current.selectionStart / text.length);
  }, [text, area]);
  return (
    <Box
      ref={box}
      role="group"
      aria-label="Assim aparece"
      // Focusable, so that the keyboard can scroll a long text.
      tabIndex={0}
      sx={formattedSx}
    >
      <Typography variant="overline" component="p" color="textSecondary">
        Assim aparece
      </Typography>
      <RichText text={text} isFinal={false} />
    </Box>
  );
}

const formattedSx = {
  mt: 1,
  px: 1.75,
  py: 1,
  maxHeight: '30dvh',
  overflowY: 'auto',
  borderLeft: 4,
  borderColor: 'secondary.main',
  bgcolor: 'action.hover',
} as const;
