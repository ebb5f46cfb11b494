{
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const apply = () => {
    const appearance = read('device.appearance');
    const isDark = appearance === 'dark' || (appearance !== 'light' && dark.matches);
    const scheme = isDark ? 'dark' : 'light';
    root.dataset.scheme = scheme;
    root.dataset.textSize = read('device.text-size') ?? '1';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = isDark ? '#141814' : '#FAF7F2';
    }
    for (const meta of document.querySelectorAll('meta[name="color-scheme"]')) {
      meta.content = scheme;
    }
  };

  try {
    const earlier = localStorage.getItem('raizes.reading-text-size');
    if (earlier !== null) localStorage.setItem('device.text-size', earlier);
    localStorage.removeItem('raizes.reading-text-size');
  } catch {}
  apply();

  // auth.html contains the form for an address without a mode and, in templates, the forms for the modes.
  if (location.pathname === '/auth') {
    const mode = new URLSearchParams(location.search).get('mode') ?? '';
    const isForm = read('raizes.session') === null && mode !== 'forgot';
    const shell = !isForm ? 'none' : /^(login|signup)$/.test(mode) ? mode : 'start';
    root.dataset.shell = shell;
    const choose = new MutationObserver(() => {
      const form = document.getElementById('root');
      const templates = document.querySelectorAll('template');
      // An element after the last template means that the templates have been parsed completely.
      if (!form || !templates[1]?.nextElementSibling) return;
      choose.disconnect();
      if (shell !== 'start') form.replaceChildren();
      for (const template of templates) {
        if (template.id === shell) {
          form.append(template.content);
          form.dataset.ids = shell;
        }
        template.remove();
      }
      delete root.dataset.shell;
    });
    choose.observe(root, { childList: true, subtree: true });

    // Hold a press before the form is hydrated and repeat it afterwards. Otherwise the browser would submit the form with the
    // password in the address, and a link would lose the typed text.
    /** @type {HTMLElement | null} */
    let pressed = null;
    const hold = (/** @type {Event} */ event) => {
      const button =
        event.target instanceof Element ? event.target.closest('button, a[href^="/auth"]') : null;
      if (!(button instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = button;
    };
    const repeat = () => {
      removeEventListener('click', hold, true);
      pressed?.click();
    };
    addEventListener('click', hold, true);
    addEventListener('hydrated', repeat, { once: true });
  }
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
}
