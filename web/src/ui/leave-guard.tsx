import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

interface Props {
  /** Something has been written that was not saved. */
  when: boolean;
  /** What becomes of it. */
  text: string;
  onLeave?: () => void;
}

/** The address within the app that a plain click on a link leads to. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link || link.target || link.origin !== location.origin) return null;
  return link.pathname + link.search;
}

/** Asks before a link, a reload or a closed tab takes one away from what was written. */
export function LeaveGuard({ when, text, onLeave }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string | null>(null);

  useEffect(() => {
    if (!when) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's own: it would be gone by then.
    const ask = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAsking(address);
    };
    addEventListener('beforeunload', hold);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('beforeunload', hold);
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
        onLeave?.();
        void navigate(asking);
      }}
      onClose={() => setAsking(null)}
    />
  );
}
