import { useEffect, useRef } from 'react';

/** After a refused submit the focus goes to the first field that is wrong; give the ref to the form. */
export function useFocusOnError(errors: Record<string, unknown>, submitCount: number) {
  const form = useRef<HTMLFormElement>(null);
  const [name] = Object.keys(errors);

  useEffect(() => {
    if (submitCount === 0 || !name) return;
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [submitCount, name]);

  return form;
}
