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

  const earlier = read('raizes.reading-text-size');
  if (earlier !== null) {
    localStorage.setItem('device.text-size', earlier);
    localStorage.removeItem('raizes.reading-text-size');
  }
  apply();
  dark.addEventListener('change', apply);
  addEventListener('storage', apply);
}
