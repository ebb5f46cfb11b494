/** What this browser can do with pushes. An iPhone's can only once the app is on its home screen. */
export function pushSupport(): 'ready' | 'iphone-browser' | 'unsupported' {
  if (isIphone() && !isInstalled()) return 'iphone-browser';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? 'ready'
    : 'unsupported';
}

/** An iPad says that it is a Mac, of which none has a touch screen. */
const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
