import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useOnline } from '@/lib/online';
import { toastError } from '@/lib/toast';

interface Props {
  /** What could not be loaded, where this device has nothing to show instead. */
  failure?: { title: string; text: string } | undefined;
}

/** Said over a list of the administration's when the server has not answered for a while. */
export function NotHeard({ failure }: Props) {
  const online = useOnline();
  const { title, text } = failure ?? {};
  useEffect(() => {
    if (title) toastError(title, text);
  }, [title, text]);
  return (
    <Alert severity="info">
      {online ? 'O servidor não está respondendo' : 'Você está sem internet'}: aqui só aparece o que
      este aparelho já guardou, e nada pode ser salvo.
    </Alert>
  );
}
