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
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);

  if (location.pathname === '/auth') {
    // auth.html shows the form for an address without a mode, and has those for the modes in templates. There is no form for a
    // remembered person, whom the app signs in, and for a forgotten password.
    const mode = new URLSearchParams(location.search).get('mode') ?? '';
    const shell = read('raizes.session') !== null || mode === 'forgot' ? 'none' : mode;
    if (/^(none|login|signup)$/.test(shell)) {
      root.dataset.shell = shell;
      const insert = () => {
        const template = document.getElementById(shell);
        const form = template instanceof HTMLTemplateElement ? [template.content] : [];
        document.getElementById('root')?.replaceChildren(...form);
        delete root.dataset.shell;
      };
      // The page has been parsed, and no module has run yet.
      document.addEventListener('readystatechange', insert, { once: true });
    }

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
}
