/** The elements of auth.html with the two prerendered forms, by mode; `before-paint.js` chooses which one is shown. */
export const shells = { login: 'root', signup: 'signup' } as const;

/**
 * Finds the element to render the app into, and leaves no other.
 * @returns its id when the page was prerendered, which is the prefix of the ids in it
 */
export function findRoot() {
  const { shell } = document.documentElement.dataset;
  const signup = document.getElementById(shells.signup);
  const login = document.getElementById(shells.login);
  const root = (shell === 'signup' && signup) || login;
  if (!root) throw new Error('The page has no #root');
  const prefix = root.id;
  (root === signup ? login : signup)?.remove();
  // Somebody is remembered, or the address asks for another page.
  if (shell === 'none') root.replaceChildren();
  root.id = shells.login;
  delete document.documentElement.dataset.shell;
  return { root, prefix, isPrerendered: root.hasChildNodes() };
}

/** What was typed into a prerendered form before it was hydrated, by the names of its fields. */
export function typedBefore(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return Object.fromEntries(typed);
}

/** Ends what `before-paint.js` does until the page answers: it holds presses back, of which it repeats the last one now. */
export const endWaiting = () => dispatchEvent(new Event('hydrated'));
