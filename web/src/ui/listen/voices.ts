import { useEffect, useState } from 'react';
import { useDeviceSetting } from '@/lib/device-settings';

/** Browsers load their voices late, and some report none for a while. */
const PATIENCE_MS = 3000;
const POLL_MS = 250;

/** The device's Portuguese voices, the best first; null while they may still come. */
function useVoices(): SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    if (!isSpeechSupported()) return undefined;
    let waited = 0;
    const update = () => {
      const found = readVoices();
      if (found || waited >= PATIENCE_MS) {
        clearInterval(poll);
        setVoices(found ?? []);
      }
    };
    const poll = setInterval(() => {
      waited += POLL_MS;
      update();
    }, POLL_MS);
    // Safari's synthesis is no event target.
    speechSynthesis.addEventListener?.('voiceschanged', update);
    update();
    return () => {
      clearInterval(poll);
      speechSynthesis.removeEventListener?.('voiceschanged', update);
    };
  }, []);
  return voices;
}

const isSpeechSupported = () => 'speechSynthesis' in globalThis;

function readVoices(): SpeechSynthesisVoice[] | null {
  if (!isSpeechSupported()) return [];
  const all = speechSynthesis.getVoices();
  return all.length === 0
    ? null
    : all.filter(speaksPortuguese).toSorted((a, b) => rank(a) - rank(b));
}

/** Android writes `pt_BR`. */
const languageOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-');
const speaksPortuguese = (voice: SpeechSynthesisVoice) => /^pt\b/.test(languageOf(voice));

const languages = ['pt-br', 'pt-pt'];

/** Brazilian before European; then those that need no network; then the device's own choice. */
function rank(voice: SpeechSynthesisVoice): number {
  const place = languages.indexOf(languageOf(voice));
  return (
    (place === -1 ? languages.length : place) * 4 +
    (voice.localService ? 0 : 2) +
    (voice.default ? 0 : 1)
  );
}

/** The voices, the one that was chosen on this device or else the best, and how to choose another. */
export function useVoice() {
  const voices = useVoices();
  const [chosen, choose] = useDeviceSetting('voice');
  const voice = voices?.find(({ voiceURI }) => voiceURI === chosen) ?? voices?.[0] ?? null;
  return { voices, voice, choose };
}

export const rates = [0.75, 1, 1.25, 1.5] as const;

/** How fast this device speaks: one of `rates`. */
export function useRate(): [number, (rate: number) => void] {
  const [stored, store] = useDeviceSetting('speech-rate');
  return [rates.find((rate) => String(rate) === stored) ?? 1, (rate) => store(String(rate))];
}

/** Whether the next chapter is read after this one. */
export function useGoesOn(): [boolean, (goesOn: boolean) => void] {
  const [stored, store] = useDeviceSetting('speech-goes-on');
  return [stored !== 'false', (goesOn) => store(String(goesOn))];
}
