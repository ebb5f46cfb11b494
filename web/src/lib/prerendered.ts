/** What was typed into a prerendered form before it was hydrated, by the names of its fields. */
export function typedBefore(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return Object.fromEntries(typed);
}

/** Ends what `before-paint.js` does until the page answers: it holds presses back, of which it repeats the last one now. */
export const endWaiting = () => dispatchEvent(new Event('hydrated'));
