import ListenIcon from '@mui/icons-material/HeadphonesOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '../lazy';
import type { Listening } from './player';

const Player = lazyComponent(() => import('./player').then((module) => module.Player));

/** Reads a text aloud. Its player is loaded when it is wanted, and stays while the text changes; it ends with this button. */
export function ListenButton(listening: Listening) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function open(): void {
    // Safari speaks only for a page that has spoken within a press, and the player comes later.
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
          <Player {...listening} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
