import { Button, Typography } from '@mui/material';
import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useOnline } from '@/lib/browser';
import { errorText } from '@/lib/errors';
import { toastError } from '@/lib/toast';
import { Notice } from './page/notice';

interface Props {
  /** What could not be loaded: 'Erro ao carregar leituras'. */
  title: string;
  /** Shown instead of the text of the error. */
  text?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

/** An error boundary around one part of a page, so that the rest of the page survives if that part fails to load. */
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
      <Notice
        role="status"
        text={this.props.text ?? errorText(this.state.error)}
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
      />
    );
  }
}

interface ServerUnreachableProps {
  /** The toast when nothing is cached on this device. */
  failure?: { title: string; text: string } | undefined;
  /** Nothing else is shown. */
  isEmpty?: boolean;
}

/** The notice on an admin page when the server has not answered for a while; without a network the line on every page says so. */
export function ServerUnreachable({
  failure,
  isEmpty = failure !== undefined,
}: ServerUnreachableProps) {
  const online = useOnline();
  const { title, text } = failure ?? {};
  useEffect(() => {
    if (title && online) toastError(title, text);
  }, [title, text, online]);
  if (!online) {
    return (
      isEmpty && (
        <Typography color="textSecondary">Aparece aqui assim que a internet voltar.</Typography>
      )
    );
  }
  return (
    <Notice
      severity="info"
      text="O servidor não está respondendo: aqui só aparece o que este aparelho já guardou, e nada pode ser salvo."
    />
  );
}
