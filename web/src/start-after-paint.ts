// The only script in the HTML of a prerendered page, which is readable without the app: the app is requested after the first paint.

function start(): void {
  // All are requested at once. Those that arrive first are evaluated in tasks of their own, so that a press is answered in between.
  Promise.all([
    import('react-dom/client'),
    import('./ui/theme/theme'),
    import('./app/pages/auth-page'),
    import('./main'),
  ]).catch(showFailure);
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
