import { Box, Button, Container, Typography } from '@mui/material';
import type { ContainerProps } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageBar } from './page-bar';

interface Props {
  title: string;
  /** One line below the title: what is done here. */
  intro?: string;
  /** Stands at the top in place of the way back to the administration. */
  bar?: ReactNode;
  /** What can be done on this page, at the end of the bar. */
  actions?: ReactNode;
  width?: ContainerProps['maxWidth'];
  children: ReactNode;
}

const administration = { to: '/admin', label: 'Voltar à administração' };

/** The frame of every page of the administration. */
export function AdminPage({ title, intro, bar, actions, width = 'md', children }: Props) {
  return (
    <Container maxWidth={width} sx={{ pb: 8, minHeight: '100dvh' }}>
      <title>{`${title} · Raízes`}</title>
      {bar ?? <PageBar back={administration}>{actions}</PageBar>}
      <Box component="main">
        <Typography variant="h1" sx={{ mb: intro ? 0.5 : 2 }}>
          {title}
        </Typography>
        {intro && (
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {intro}
          </Typography>
        )}
        {children}
      </Box>
    </Container>
  );
}

/** Leads from the content of a day to the calendar of its month; without a day, to this month's. */
export function CalendarLink({ day }: { day: string | null | undefined }) {
  return (
    <Button component={Link} to={`/content-calendar${day ? `?mes=${day.slice(0, 7)}` : ''}`}>
      Calendário
    </Button>
  );
}
