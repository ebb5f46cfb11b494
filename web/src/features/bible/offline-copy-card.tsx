import type { Edition } from '@raizes/domain/bible/edition';
import { NOTES_SIZE } from '@raizes/domain/bible/notes';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import DoneIcon from '@mui/icons-material/OfflinePinOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState, useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { Bar } from '@/ui/meter';
import { fetchBook, removeFiles, storedFiles } from './editions';
import { BibleError } from './files';
import { hasAllNotes, removeAllNotes, storeAllNotes } from './notes';

const ConfirmDialog = lazyComponent(() =>
  import('@/ui/confirm-dialog').then((module) => module.ConfirmDialog),
);

/** Stores the whole Bible on this device, or removes it. */
export function OfflineCopyCard({ edition }: { edition: Edition }) {
  const copy = useOfflineCopy(edition);
  const [isRemoving, setRemoving] = useState(false);
  const size = downloadSize(edition);
  switch (copy.state) {
    case 'unknown':
      return null;
    case 'loading':
      return <Loading edition={edition} stored={copy.stored} />;
    case 'whole':
      return (
        <Box sx={{ ...row, mt: 2 }}>
          <Typography role="status" sx={{ ...row, gap: 1, fontWeight: 600 }}>
            <DoneIcon color="success" /> Guardada neste aparelho
          </Typography>
          <Button color="inherit" onClick={() => setRemoving(true)}>
            Remover
          </Button>
          <Suspense>
            {isRemoving && (
              <ConfirmDialog
                title="Remover a Bíblia deste aparelho?"
                text={`Libera ${megabytes(size)}. Sem internet, você vai ler só os livros que abrir de novo.`}
                action="Remover"
                onConfirm={() => {
                  setRemoving(false);
                  void removeAllBooks(edition);
                }}
                onClose={() => setRemoving(false)}
              />
            )}
          </Suspense>
        </Box>
      );
    case 'part':
    case 'failed':
      return (
        <Box sx={{ mt: 2 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void storeAllBooks(edition)}
          >
            {copy.state === 'failed'
              ? `Continuar (faltam ${megabytes(size - copy.stored)})`
              : `Guardar a Bíblia neste aparelho (${megabytes(size)})`}
          </Button>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 0.5 }}>
            {explain(copy)}
          </Typography>
        </Box>
      );
  }
}

function explain(copy: OfflineCopy): string {
  if (copy.state !== 'failed')
    return 'Para ler tudo sem internet. Cada livro que você abre já fica guardado.';
  switch (copy.reason) {
    case 'offline':
      return 'A internet caiu no meio. O que já chegou está guardado.';
    case 'full':
      return 'Este aparelho está sem espaço. Apague algo que você não usa e continue.';
    case 'other':
      return 'Não deu para guardar tudo. O que já chegou está guardado.';
  }
}

function Loading({ edition, stored }: { edition: Edition; stored: number }) {
  const percent = Math.round((100 * stored) / downloadSize(edition));
  return (
    <Box sx={{ ...row, mt: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          Guardando a Bíblia neste aparelho… {percent}%
        </Typography>
        <Bar percent={percent} label="Guardando a Bíblia neste aparelho" />
      </Box>
      <Button color="inherit" onClick={() => stopDownload(edition)}>
        Cancelar
      </Button>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 2 } as const;

/** `1,3 MB`, or in kB for a small sample. */
function megabytes(bytes: number): string {
  const rounded = (bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return rounded === '0' ? `${Math.ceil(bytes / 1000)} kB` : `${rounded} MB`;
}

/** How much of the edition this device has stored; `failed` says why the download stopped. */
type OfflineCopy =
  | { state: 'unknown' }
  | { state: 'part' | 'whole' | 'loading'; stored: number }
  | { state: 'failed'; stored: number; reason: 'offline' | 'full' | 'other' };

// Shared by the whole app, so that the download continues while the person turns pages.
let copy: OfflineCopy = { state: 'unknown' };
let download: { edition: Edition; controller: AbortController } | null = null;
const listeners = new Set<() => void>();

function set(next: OfflineCopy): void {
  copy = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much of an edition is stored, live. */
function useOfflineCopy(edition: Edition): OfflineCopy {
  useEffect(() => {
    if (download?.edition.hash !== edition.hash) stopDownload(edition);
  }, [edition]);
  return useSyncExternalStore(subscribe, () => copy);
}

/** The download size of an edition with the notes on its chapters, in bytes, gzipped. */
const downloadSize = ({ books }: Edition) => sizeOf(books) + NOTES_SIZE;

const sizeOf = (books: Edition['books']) => books.reduce((sum, { bytes }) => sum + bytes, 0);

async function measure(edition: Edition): Promise<void> {
  const files = await storedFiles();
  const books = edition.books.filter(({ file }) => files.has(file));
  const hasNotes = await hasAllNotes();
  const stored = sizeOf(books) + (hasNotes ? NOTES_SIZE : 0);
  set({ state: hasNotes && books.length === edition.books.length ? 'whole' : 'part', stored });
}

const PARALLEL_DOWNLOADS = 3;

/** Stores all missing books and notes. If the download stops halfway, the stored books stay and the next attempt continues from there. */
async function storeAllBooks(edition: Edition): Promise<void> {
  download?.controller.abort();
  const mine = { edition, controller: new AbortController() };
  download = mine;
  const { signal } = mine.controller;
  const files = await storedFiles();
  const missing = edition.books.filter(({ file }) => !files.has(file));
  let stored = sizeOf(edition.books) - sizeOf(missing);
  set({ state: 'loading', stored });
  // Not awaited, because Firefox asks the person first.
  void requestPersistence();

  const next = missing.values();
  async function work(): Promise<void> {
    for (const { file, bytes } of next) {
      signal.throwIfAborted();
      await fetchBook(file, signal);
      stored += bytes;
      if (!signal.aborted) set({ state: 'loading', stored });
    }
  }

  try {
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
    await storeAllNotes(signal);
    if (download === mine) set({ state: 'whole', stored: downloadSize(edition) });
  } catch (cause) {
    mine.controller.abort();
    if (download === mine) {
      console.warn('The Bible was not stored as a whole', cause);
      set({ state: 'failed', stored, reason: reasonFor(cause) });
    }
  } finally {
    if (download === mine) download = null;
  }
}

/** Asks the browser not to evict the stored books when storage runs low. */
async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Some browsers don't support it.
  }
}

function reasonFor(cause: unknown): 'offline' | 'full' | 'other' {
  if (cause instanceof BibleError) return cause.kind === 'offline' ? 'offline' : 'other';
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return isFull ? 'full' : 'other';
}

/** Stops the download; the stored books stay. */
function stopDownload(edition: Edition): void {
  download?.controller.abort();
  download = null;
  void measure(edition);
}

/** Removes every book and note from this device. Those that are opened later are stored again. */
async function removeAllBooks(edition: Edition): Promise<void> {
  await removeFiles(await storedFiles());
  await removeAllNotes();
  await measure(edition);
}
