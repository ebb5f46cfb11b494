import { Alert, Button } from '@mui/material';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '@/lib/error-text';
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
