import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  /** There are unsaved changes. */
  when: boolean;
  /** What happens to them. */
  text: string;
}

/** Returns the address within the app that an ordinary click opens, or null. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || link.origin !== location.origin) return null;
  return link.pathname + link.search;
}

/** Asks before a link, a reload or a closed tab leaves unsaved changes. */
export function LeaveGuard({ when, text }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string | null>(null);

  useEffect(() => {
    if (!when) return undefined;
    const warnOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router's own handler navigates.
    const ask = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAsking(address);
    };
    addEventListener('beforeunload', warnOnUnload);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('beforeunload', warnOnUnload);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [when]);

  if (asking === null) return null;
  return (
    <ConfirmDialog
      title="Deixar sem salvar?"
      text={text}
      action="Deixar a página"
      cancel="Continuar escrevendo"
      onConfirm={() => {
        setAsking(null);
        void navigate(asking);
      }}
      onClose={() => setAsking(null)}
    />
  );
}
