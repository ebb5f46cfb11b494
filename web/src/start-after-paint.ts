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
  import('./main').catch(sayFailed);
}

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
