import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { callErrorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { activeWorker, currentEndpoint, sendNotification } from '@/lib/push/subscription';

export interface Diagnostics {
  permission: 'Concedida' | 'Negada' | 'Desconhecida';
  workerActive: boolean;
  endpoint: string | null;
}

async function diagnose(): Promise<Diagnostics> {
  const [registration, endpoint] = await Promise.all([workerRegistration(), endpointOrNone()]);
  return { permission: permission(), workerActive: Boolean(registration?.active), endpoint };
}

async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function permission(): Diagnostics['permission'] {
  if (!('Notification' in window)) return 'Desconhecida';
  if (Notification.permission === 'granted') return 'Concedida';
  return Notification.permission === 'denied' ? 'Negada' : 'Desconhecida';
}

/** A browser without pushes has none. */
const endpointOrNone = () => currentEndpoint().catch(() => null);

/** Calls when the service worker is ready, which on a first visit takes a while, and when the permission changes. */
function onChanges(call: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    if (!ended.signal.aborted) call();
  };
  if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(once);
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', once, { signal: ended.signal }),
    // A browser may not know this one.
    () => undefined,
  );
  return () => ended.abort();
}

export interface LogEntry {
  id: number;
  at: Date;
  text: string;
}

/** How many of the newest are kept. */
const KEPT = 20;

/** Newest first. */
export function logged(log: readonly LogEntry[], text: string, at: Date): LogEntry[] {
  const id = (log[0]?.id ?? 0) + 1;
  return [{ id, at, text }, ...log].slice(0, KEPT);
}

const SHOWN = 50;

/** An endpoint is as long as a push service likes. */
export const shortEndpoint = (endpoint: string) =>
  endpoint.length > SHOWN ? `${endpoint.slice(0, SHOWN)}…` : endpoint;

type Note = (text: string) => void;

/** Shows a notification without any server: what the device itself does with one. */
export async function testLocally(note: Note): Promise<void> {
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

/** Sends a push to all devices of the person who asks. */
export async function testRemotely(uid: string | null, note: Note): Promise<void> {
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
  const text = isOurs ? error.message : callErrorText(error);
  note(`${title}: ${text}`);
  toastError(title, text);
}

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
