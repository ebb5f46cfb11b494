import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { useState } from 'react';
import { errorText } from '@/lib/error-text';
import { toastError } from '@/lib/toast';
import { useStartsOnDevice } from './api';
import { startChallenge } from './start-challenge';

type Delivery = 'starting' | 'on-device' | 'sent' | 'refused';

function tell(error: unknown): void {
  console.error('The start of a challenge was refused', error);
  toastError('Não foi possível iniciar o desafio.', errorText(error));
}

/** Starts challenges, and follows their starts until the server has counted them. */
export function useStarts(uid: string, today: Day, stats: UserStats) {
  const onDevice = useStartsOnDevice(uid);
  const [deliveries, setDeliveries] = useState<ReadonlyMap<string, Delivery>>(new Map());
  const note = (id: string, delivery: Delivery) =>
    setDeliveries((before) => new Map([...before, [id, delivery]]));

  async function start(id: string): Promise<void> {
    note(id, 'starting');
    const { kept, sent } = startChallenge(uid, id, today);
    sent.then(
      () => note(id, 'sent'),
      (error: unknown) => {
        note(id, 'refused');
        tell(error);
      },
    );
    if ((await kept.catch(() => null)) === 'on-device') note(id, 'on-device');
  }

  /** What the device holds of a start goes on saying that it is on its way: nothing tells it that the server has it. */
  const isUnsent = (id: string) =>
    onDevice.some(({ value, sending }) => value.challenge_id === id && sending) &&
    deliveries.get(id) !== 'sent' &&
    !stats.started_challenge_ids.includes(id);

  return {
    starts: onDevice.map(({ value }) => value),
    start: (id: string) => void start(id),
    isStarting: (id: string) => deliveries.get(id) === 'starting',
    isUnsent,
  };
}
