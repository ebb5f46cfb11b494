import { Box, ButtonBase, Paper } from '@mui/material';
import { useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { Field } from './fields';
import { ScreenReaderText } from './screen-reader-text';

type Props = ComponentProps<typeof Field> & {
  suggestions: readonly string[];
  onChoose: (suggestion: string) => void;
  /** Called when the focus leaves both the field and its suggestions. */
  onLeave?: () => void;
};

/** A text field with suggestions below it while something is typed. It stays a text field: anything can be typed and left. */
export function SuggestingField({ suggestions, onChoose, onLeave, onChange, ...field }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = isOpen ? suggestions : [];
  const input = () => box.current?.querySelector('input');

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    onLeave?.();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (shown.length === 0 || !['ArrowDown', 'ArrowUp', 'Escape'].includes(key)) return;
    event.preventDefault();
    if (key === 'Escape') {
      // A dialog around the field stays open.
      event.stopPropagation();
      setOpen(false);
      return input()?.focus();
    }
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + (key === 'ArrowDown' ? 1 : -1)];
    if (next) next.focus();
    else if (key === 'ArrowUp') input()?.focus();
  }

  function choose(suggestion: string): void {
    onChoose(suggestion);
    setOpen(false);
    input()?.focus();
  }

  return (
    <Box ref={box} onBlur={onBlur} onKeyDown={onKeyDown} sx={{ position: 'relative' }}>
      <Field
        {...field}
        autoComplete="off"
        onChange={(event) => {
          setOpen(true);
          onChange?.(event);
        }}
      />
      {shown.length > 0 && (
        <Paper elevation={6} role="group" aria-label={`Sugestões de ${field.label}`} sx={listSx}>
          {shown.map((suggestion) => (
            <ButtonBase
              key={suggestion}
              tabIndex={-1}
              onClick={() => choose(suggestion)}
              sx={suggestionSx}
            >
              {suggestion}
            </ButtonBase>
          ))}
        </Paper>
      )}
      <div role="status">
        {shown.length > 0 && (
          <ScreenReaderText>
            {shown.length === 1 ? '1 sugestão' : `${shown.length} sugestões`}: use a seta para
            baixo.
          </ScreenReaderText>
        )}
      </div>
    </Box>
  );
}

/** Below the input, over what follows, so that nothing moves while something is typed. */
const listSx = {
  position: 'absolute',
  zIndex: 'modal',
  top: 'calc(1.4375rem + 37px)',
  insetInline: 0,
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const suggestionSx = {
  display: 'flex',
  width: '100%',
  minHeight: { xs: 48, md: 40 },
  px: 1.75,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
