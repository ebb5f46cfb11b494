// The only script in the HTML of a prerendered page, which is readable without the app: the app is requested after the first paint.

function start(): void {
  // The page's own module is requested with the app, not after it.
  Promise.all([import('./main'), import('./app/pages/auth-page')]).catch(showFailure);
}

function showFailure(): void {
  for (const form of document.forms) {
    const notice = document.createElement('p');
    notice.role = 'alert';
    notice.textContent =
      'Não foi possível abrir o Raízes. Verifique sua conexão e recarregue a página.';
    form.before(notice);
  }
}

// A hidden tab is not painted.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
