/** The browser can offer the installation before the page's scripts have loaded. */
let offered: Event | undefined;
addEventListener('beforeinstallprompt', keepOffer);
addEventListener('load', () => setTimeout(() => void loadScripts()));

function keepOffer(event: Event): void {
  event.preventDefault();
  offered = event;
}

/** Loads the scripts after the first paint: the page is whole without them. */
async function loadScripts(): Promise<void> {
  try {
    const { enableLanding } = await import('./landing');
    removeEventListener('beforeinstallprompt', keepOffer);
    enableLanding(offered);
  } catch (cause) {
    console.warn('The scripts of this page were not loaded', cause);
  }
}
