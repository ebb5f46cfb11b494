import { Alert, Button } from '@mui/material';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '@/lib/browser';
import { errorText } from '@/lib/errors';
import { toastError } from '@/lib/toast';

interface Props {
  /** What could not be loaded: 'Erro ao carregar leituras'. */
  title: string;
  /** What is said of it; otherwise why it could not be. */
  text?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** Round a part of a page that loads something: when that fails, the rest of the page stays. */
export class LoadBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    console.error(this.props.title, error);
    toastError(this.props.title, this.props.text ?? errorText(error));
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <Alert
        severity="error"
        role="status"
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => this.setState({ error: null })}
            sx={{ whiteSpace: 'nowrap' }}
          >
            Tentar novamente
          </Button>
        }
      >
        {this.props.text ?? errorText(this.state.error)}
      </Alert>
    );
  }
}

interface NotHeardProps {
  /** What could not be loaded, where this device has nothing to show instead. */
  failure?: { title: string; text: string } | undefined;
}

/** Said over a list of the administration's when the server has not answered for a while. */
export function ServerUnreachable({ failure }: NotHeardProps) {
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
