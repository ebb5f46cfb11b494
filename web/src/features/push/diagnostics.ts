import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { currentEndpoint, sendNotification } from '@/lib/push/subscription';
import { activeWorker, workerRegistration } from '@/lib/push/worker';
import { toastError, toastSuccess } from '@/lib/toast';

const receivedSchema = v.object({
  type: v.literal('PUSH_RECEIVED'),
  payload: v.object({ title: v.string(), url: v.string() }),
});

/** The state of pushes on this device, and a log of the events since the screen was opened. */
export function usePushDebug() {
  const [diagnostics, setDiagnostics] = useState<Diagnostics | null>(null);
  const [log, setLog] = useState(() => addEntry([], 'Tela aberta', currentTime()));

  const note = useCallback(
    (text: string) => setLog((all) => addEntry(all, text, currentTime())),
    [],
  );
  const refresh = useCallback(() => diagnose().then(setDiagnostics), []);

  useEffect(() => {
    void refresh();
    return onChanges(() => void refresh());
  }, [refresh]);

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

  return { diagnostics, log, note, refresh };
}

export interface Diagnostics {
  permission: 'Concedida' | 'Negada' | 'Desconhecida';
  workerActive: boolean;
  endpoint: string | null;
}

async function diagnose(): Promise<Diagnostics> {
  const [registration, endpoint] = await Promise.all([workerRegistration(), endpointOrNone()]);
  return { permission: permission(), workerActive: Boolean(registration?.active), endpoint };
}

function permission(): Diagnostics['permission'] {
  if (!('Notification' in window)) return 'Desconhecida';
  if (Notification.permission === 'granted') return 'Concedida';
  return Notification.permission === 'denied' ? 'Negada' : 'Desconhecida';
}

/** Also null in a browser without push support. */
const endpointOrNone = () => currentEndpoint().catch(() => null);

/** Calls back when the service worker becomes ready, which takes a while on a first visit, and when the permission changes. */
function onChanges(callback: () => void): () => void {
  const ended = new AbortController();
  const notify = () => {
    if (!ended.signal.aborted) callback();
  };
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(notify);
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', notify, { signal: ended.signal }),
    // Not every browser can query this permission.
    () => undefined,
  );
  return () => ended.abort();
}

export interface LogEntry {
  id: number;
  at: Date;
  text: string;
}

const LOG_SIZE = 20;

/** Adds an entry and keeps the latest 20, newest first. */
export function addEntry(log: readonly LogEntry[], text: string, at: Date): LogEntry[] {
  const id = (log[0]?.id ?? 0) + 1;
  return [{ id, at, text }, ...log].slice(0, LOG_SIZE);
}

const ENDPOINT_SHOWN = 50;

export const shortEndpoint = (endpoint: string) =>
  endpoint.length > ENDPOINT_SHOWN ? `${endpoint.slice(0, ENDPOINT_SHOWN)}…` : endpoint;

type Note = (text: string) => void;

/** Shows a notification without the server, to tell a problem of the device from one of the push service. */
export async function sendLocalTest(note: Note): Promise<void> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('Permissão negada');
    await (
      await activeWorker()
    ).showNotification('Teste local', {
      body: 'Esta notificação foi criada neste aparelho.',
      tag: 'teste-local',
      icon: '/icons/icon-192.png',
      data: { url: '/push-debug' },
    });
    note('Notificação local enviada');
    toastSuccess('Notificação local enviada', 'Verifique se apareceu no dispositivo');
  } catch (error) {
    fail(note, 'Erro ao enviar notificação local', error);
  }
}

/** Sends a push to all of the person's devices. */
export async function sendRemoteTest(uid: string | null, note: Note): Promise<void> {
  try {
    if (uid === null) throw new Error('Usuário não autenticado');
    const { targeted, sentOk, removedInvalid } = await sendNotification({
      userId: uid,
      title: 'Teste de push',
      body: 'O push chegou a este aparelho.',
      url: '/push-debug',
    });
    const text = `${sentOk} de ${targeted} notificações enviadas`;
    note(`Push remoto enviado: ${text}${removedInvalid ? `, ${removedInvalid} removidas` : ''}`);
    toastSuccess('Push remoto enviado', text);
  } catch (error) {
    fail(note, 'Erro ao enviar push remoto', error);
  }
}

function fail(note: Note, title: string, error: unknown): void {
  const isOurs = error instanceof Error && !('code' in error);
  const text = isOurs ? error.message : errorText(error);
  note(`${title}: ${text}`);
  toastError(title, text);
}
