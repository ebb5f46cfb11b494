import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBar } from '@/ui/page/page-bar';
import { PageTabs } from '@/ui/page/page-tabs';
import { pageColumn } from '@/ui/page/styles';
import { partWithTab } from '../sections';

interface Props {
  title: string;
  /** One line below the title. */
  intro?: string;
  /** Replaces the default bar, which links back to the administration and between the pages of its part. */
  bar?: ReactNode;
  /** The day whose month the link to the calendar opens. */
  day?: string | null | undefined;
  children: ReactNode;
}

const administration = { to: '/admin', label: 'Voltar à administração' };

/** The frame of every page of the administration, which all have one width. */
export function AdminPage({ title, intro, bar, day, children }: Props) {
  return (
    <Box
      sx={{ ...pageColumn, maxWidth: 'lg', pb: 8, minHeight: 'calc(100dvh - var(--nav-height))' }}
    >
      <title>{`${title} · Raízes`}</title>
      {bar ?? <TabBar day={day} />}
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

function TabBar({ day }: Pick<Props, 'day'>) {
  const { pathname } = useLocation();
  const { label, tabs = [] } = partWithTab(pathname) ?? { label: '' };
  const links = tabs.map(({ to, label: text }) => ({
    to: day && to === CALENDAR ? `${to}?month=${day.slice(0, 7)}` : to,
    label: text,
  }));
  return (
    <PageBar back={administration}>
      {links.length > 0 && (
        <PageTabs label={`Páginas de ${label}`} tabs={links} here={pathname} sx={tabsSx} />
      )}
    </PageBar>
  );
}

const CALENDAR = '/content-calendar';

const tabsSx = { flex: '1 1 0', minWidth: 0, border: 0 } as const;
