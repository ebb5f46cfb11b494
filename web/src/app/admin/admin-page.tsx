import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageBar } from '@/ui/page/page-bar';
import { pageColumn } from '@/ui/page/styles';

interface Props {
  title: string;
  /** One line below the title. */
  intro?: string;
  /** Replaces the default bar, which links back to the administration. */
  bar?: ReactNode;
  /** Rendered at the end of the default bar. */
  actions?: ReactNode;
  children: ReactNode;
}

const administration = { to: '/admin', label: 'Voltar à administração' };

/** The frame of every page of the administration, which all have one width. */
export function AdminPage({ title, intro, bar, actions, children }: Props) {
  return (
    <Box
      sx={{ ...pageColumn, maxWidth: 'lg', pb: 8, minHeight: 'calc(100dvh - var(--nav-height))' }}
    >
      <title>{`${title} · Raízes`}</title>
      {bar ?? <PageBar back={administration}>{actions}</PageBar>}
      <main>
        <Typography variant="h1" sx={{ mb: intro ? 0.5 : 2 }}>
          {title}
        </Typography>
        {intro && (
          <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '72ch', textWrap: 'pretty' }}>
            {intro}
          </Typography>
        )}
        {children}
      </main>
    </Box>
  );
}

/** Links to the calendar at the month of `day`, or at the current month without one. */
export function CalendarLink({ day }: { day: string | null | undefined }) {
  return (
    <Button component={Link} to={`/content-calendar${day ? `?month=${day.slice(0, 7)}` : ''}`}>
      Calendário
    </Button>
  );
}
