import * as v from 'valibot';
import { useCallback, useEffect, useState } from 'react';
import { diagnose, onChanges } from './diagnostics';
import type { Diagnostics } from './diagnostics';
import { logged } from './event-log';

const receivedSchema = v.object({
  type: v.literal('PUSH_RECEIVED'),
  payload: v.object({ title: v.string(), url: v.string() }),
});

/** What the screen shows: how pushes stand on this device, and what has happened since it was opened. */
export function usePushDebug() {
  const [diagnostics, setDiagnostics] = useState<Diagnostics | null>(null);
  const [log, setLog] = useState(() => logged([], 'Tela aberta', new Date()));

  const note = useCallback((text: string) => setLog((all) => logged(all, text, new Date())), []);
  const look = useCallback(() => diagnose().then(setDiagnostics), []);

  useEffect(() => {
    void look();
    return onChanges(() => void look());
  }, [look]);

  useEffect(() => {
    function onMessage({ data }: MessageEvent<unknown>): void {
      const message = v.safeParse(receivedSchema, data);
      if (!message.success) return;
      const { title, url } = message.output.payload;
      note(`PUSH_RECEIVED: ${title} → ${url}`);
    }
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, [note]);

  return { diagnostics, log, note, look };
}
