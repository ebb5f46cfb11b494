import ListenIcon from '@mui/icons-material/HeadphonesOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';
import type { ListenProps } from './player';

const Player = lazyComponent(() => import('./player').then((module) => module.Player));

/** Reads a text aloud. The player loads on the first press, stays open when the text changes, and unmounts with this button. */
export function ListenButton(props: ListenProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    // Safari requires the first utterance to be spoken within a press, and the player loads after it.
    if ('speechSynthesis' in globalThis) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <IconButton ref={button} aria-label="Ouvir" aria-expanded={isOpen} onClick={open}>
        <ListenIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Player {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
