import { useEffect, useRef } from 'react';

interface MediaControls {
  title: string;
  isSpeaking: boolean;
  play: () => void;
  pause: () => void;
  stop: () => void;
  previous: () => void;
  next: () => void;
}

/**
 * Connects the media keys of keyboards, headphones and the lock screen to the player. Browsers route these keys only to a page that
 * plays an audio or video element, which speech is not, so a silent sound plays in parallel. If the browser refuses the sound, the
 * keys do nothing and the player still works.
 */
export function useMediaKeys(controls: MediaControls): void {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  const { title, isSpeaking } = controls;

  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession) return undefined;
    const handlers = {
      play: () => latest.current.play(),
      pause: () => latest.current.pause(),
      stop: () => latest.current.stop(),
      previoustrack: () => latest.current.previous(),
      nexttrack: () => latest.current.next(),
    };
    for (const action of actions) setHandler(action, handlers[action]);
    return () => {
      for (const action of actions) setHandler(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, []);

  useEffect(() => {
    if (!navigator.mediaSession) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Raízes', artwork });
    navigator.mediaSession.playbackState = isSpeaking ? 'playing' : 'paused';
  }, [title, isSpeaking]);

  const silence = useRef<HTMLAudioElement | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([silentSound()], { type: 'audio/wav' }));
    const audio = new Audio(url);
    audio.loop = true;
    silence.current = audio;
    return () => {
      audio.pause();
      URL.revokeObjectURL(url);
    };
  }, []);

  useEffect(() => {
    if (!isSpeaking) return silence.current?.pause();
    silence.current?.play().catch((cause: unknown) => console.warn('No media keys', cause));
    return undefined;
  }, [isSpeaking]);
}

const actions = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const;
const artwork = [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }];

function setHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // Throws for actions that the browser does not support.
  }
}

const RATE = 8000;
/** Chrome ignores sounds of five seconds or less for media keys. */
const SECONDS = 10;
const HEADER = 44;

/** Returns a silent WAV file, 8 bits, mono. */
function silentSound(): ArrayBuffer {
  const samples = RATE * SECONDS;
  const bytes = new Uint8Array(HEADER + samples).fill(128, HEADER);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
}
