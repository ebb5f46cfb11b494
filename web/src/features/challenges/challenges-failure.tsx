import { Button, Card, CardContent, Typography } from '@mui/material';
import { Component } from 'react';
import type { ReactNode } from 'react';

/** An error boundary that keeps a failure of the challenges from taking down the rest of the dashboard. */
export class ChallengesFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The challenges could not be loaded', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Card component="section" aria-label="Desafios">
        <CardContent role="alert">
          <Typography gutterBottom>Não foi possível carregar os desafios.</Typography>
          <Button variant="outlined" onClick={() => location.reload()}>
            Tentar novamente
          </Button>
        </CardContent>
      </Card>
    );
  }
}
