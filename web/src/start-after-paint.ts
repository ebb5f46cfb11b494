// The only script of a prerendered page: the page is painted before the app is even requested.

/** A hidden tab is not painted. */
const PATIENCE_MS = 3000;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const files = document.body.dataset.preload?.split(' ') ?? [];
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  open().catch(sayFailed);
}

/** Evaluates what the app begins with one after the other, so that none of it blocks the page for long. */
async function open(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./ui/theme/mui');
  await nextTask();
  await import('./ui/theme/theme');
  await nextTask();
  await import('./main');
}

/** Somebody is here, or has signed in in another tab. */
const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'submit', 'storage'];

const touched = new Promise<void>((resolve) => {
  for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true });
});

/**
 * Firebase Auth is a fifth of the script. On a device where the app has kept nothing nobody can be signed in: there it waits until
 * the page is touched.
 */
async function startSession(): Promise<void> {
  if (await isUnused()) await touched;
  dispatchEvent(new Event('session-wanted'));
}

async function isUnused(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.length + localStorage.length === 0;
  } catch {
    // An older Firefox does not tell of its databases.
    return false;
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function sayFailed(): void {
  for (const form of document.forms) {
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.textContent =
      'Não foi possível abrir o Raízes. Verifique sua conexão e recarregue a página.';
    form.before(notice);
  }
}

addEventListener('hydrated', () => void startSession(), { once: true });
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, PATIENCE_MS);
