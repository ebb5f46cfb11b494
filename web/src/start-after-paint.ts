// The only script in the HTML of a prerendered page, so that the page is painted before the app is requested.

/** Starts the app without a paint after this time, because a hidden tab is not painted. */
const PAINT_TIMEOUT_MS = 3000;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const files = document.body.dataset.preload?.split(' ') ?? [];
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  loadApp().catch(showFailure);
}

/** Evaluates the app's first modules in separate tasks, so that none blocks the page for long. */
async function loadApp(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./ui/mui/create-theme');
  await nextTask();
  await import('./ui/theme/theme');
  await nextTask();
  await import('./main');
}

/** Events that show that someone is using the page, or has signed in in another tab. */
const activityEvents = ['pointerdown', 'keydown', 'focusin', 'input', 'submit', 'storage'];

const touched = new Promise<void>((resolve) => {
  for (const event of activityEvents)
    addEventListener(event, () => resolve(), { capture: true, once: true });
});

/**
 * Requests the session. Firebase Auth is a fifth of the script, so on a device without stored data, where nobody can be signed in,
 * it is loaded only when someone uses the page.
 */
async function startSession(): Promise<void> {
  if (await isNewDevice()) await touched;
  dispatchEvent(new Event('session-wanted'));
}

async function isNewDevice(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.length + localStorage.length === 0;
  } catch {
    // An older Firefox can't list its databases.
    return false;
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function showFailure(): void {
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
setTimeout(start, PAINT_TIMEOUT_MS);
