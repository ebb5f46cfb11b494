import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { MessagePage } from '@/ui/message';

interface Props {
  children: ReactNode;
  title?: string;
}

/** Replaces children that fail to render with a message and a reload button. */
export class ErrorBoundary extends Component<Props> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage
        title={this.props.title ?? 'Algo não saiu como esperado'}
        text="O que você escreveu continua guardado neste aparelho. Verifique sua conexão e tente de novo."
        action={{ label: 'Tentar novamente', onClick: () => location.reload() }}
      />
    );
  }
}
