import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import { errorText } from '@/lib/error-text';
import { toastError } from '@/lib/toast';
import { startChallenge } from './start-challenge';

function refuse(error: unknown): void {
  console.error('The start of a challenge was refused', error);
  toastError('Não foi possível iniciar o desafio.', errorText(error));
}

/** Starts challenges, and tells which are on their way: until the server has them or this device keeps them. */
export function useStarting(uid: string, today: Day) {
  const [starting, setStarting] = useState<ReadonlySet<string>>(new Set());

  async function start(id: string): Promise<void> {
    setStarting((before) => new Set([...before, id]));
    const { kept, sent } = startChallenge(uid, id, today);
    // Refused at once or when the network is back: the person is told once.
    void sent.catch(refuse);
    await kept.catch(() => undefined);
    setStarting((before) => new Set([...before].filter((each) => each !== id)));
  }

  return { starting, start: (id: string) => void start(id) };
}
