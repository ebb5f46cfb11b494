import { useEffect, useState } from 'react';
import { useDeviceSetting } from '@/lib/device-settings';

/** Browsers load their voices late, and some report none at first. */
const TIMEOUT_MS = 3000;
const POLL_MS = 250;

/** The device's Portuguese voices, best first; null while they may still be loading. */
function useVoices(): SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState(readVoices);
  useEffect(() => {
    if (!isSpeechSupported()) return undefined;
    let waited = 0;
    const update = () => {
      const found = readVoices();
      if (found || waited >= TIMEOUT_MS) {
        clearInterval(poll);
        setVoices(found ?? []);
      }
    };
    const poll = setInterval(() => {
      waited += POLL_MS;
      update();
    }, POLL_MS);
    // In Safari `speechSynthesis` is not an event target.
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

/** Brazilian voices come before European ones; then local before remote; then the device's default. */
function rank(voice: SpeechSynthesisVoice): number {
  const place = languages.indexOf(languageOf(voice));
  return (
    (place === -1 ? languages.length : place) * 4 +
    (voice.localService ? 0 : 2) +
    (voice.default ? 0 : 1)
  );
}

/** The voices, the current one (the one chosen on this device, otherwise the best), and a function to choose another. */
export function useVoice() {
  const voices = useVoices();
  const [chosen, choose] = useDeviceSetting('voice');
  const voice = voices?.find(({ voiceURI }) => voiceURI === chosen) ?? voices?.[0] ?? null;
  return { voices, voice, choose };
}

export const rates = [0.75, 1, 1.25, 1.5] as const;

/** This device's speech rate, one of `rates`. */
export function useRate(): [number, (rate: number) => void] {
  const [stored, store] = useDeviceSetting('speech-rate');
  return [rates.find((rate) => String(rate) === stored) ?? 1, (rate) => store(String(rate))];
}

/** Whether the next chapter plays automatically after this one: only for those who switched it on. */
export function useAutoplayNext(): [boolean, (autoplaysNext: boolean) => void] {
  const [stored, store] = useDeviceSetting('speech-goes-on');
  return [stored === 'true', (autoplaysNext) => store(String(autoplaysNext))];
}
