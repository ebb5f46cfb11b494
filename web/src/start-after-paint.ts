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

/** Evaluates the packages that the app begins with one after the other, so that none of it blocks the page for long. */
async function open(): Promise<void> {
  await import('react-dom/client');
  await nextTask();
  await import('./ui/theme/theme');
  await nextTask();
  await import('./main');
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

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, PATIENCE_MS);
