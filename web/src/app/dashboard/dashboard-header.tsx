import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { firstNameOf } from '@raizes/domain/person-name';
import PastorIcon from '@mui/icons-material/ForumOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bell } from '@/features/notifications/bell';
import { Flame } from '@/features/progress/flame';
import { currentTime } from '@/lib/timing';
import { Logo } from '@/ui/logo';
import { pageColumn, twoLines } from '@/ui/page/styles';
import { useSignOut } from '../sign-out';

interface Props {
  isAdmin: boolean;
  leads: boolean;
  unread: number;
}

export const DashboardHeader = memo(function DashboardHeader({ isAdmin, leads, unread }: Props) {
  const { signOut, dialog } = useSignOut();
  return (
    <Box component="header" sx={{ ...pageColumn, maxWidth: 'lg', py: { xs: 0.5, md: 1.5 } }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, rowGap: 1 }}
      >
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', mr: 'auto' }}>
          {/* On a wide screen the navigation rail has it. */}
          <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
            <Logo />
          </Box>
          <Typography variant="h3" component="span" color="primary">
            Raízes
          </Typography>
        </Stack>
        {(isAdmin || leads) && (
          <Stack direction="row" spacing={1} component="nav" aria-label="Serviço" sx={work}>
            {isAdmin && <WorkLink to="/admin" icon={<AdminIcon />} label="Admin" />}
            {leads && <WorkLink to="/pastor-panel" icon={<PastorIcon />} label="Painel Pastor" />}
          </Stack>
        )}
        <Bell unread={unread} />
        <Button onClick={signOut} color="inherit" sx={{ ml: 2 }}>
          Sair
        </Button>
      </Stack>
      {dialog}
    </Box>
  );
});

/** Takes a whole row on narrow screens. */
const work = { width: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } } as const;

function WorkLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <Button component={Link} to={to} variant="outlined" size="small" startIcon={icon}>
      {label}
    </Button>
  );
}

interface WelcomeProps {
  /** The full name. */
  name: string;
  date: string;
  /** Null while they are unknown. */
  stats: UserStats | null;
  today: Day;
}

/** Shows the date, the first name and the streak. */
export const Greeting = memo(function Greeting({ name, date, stats, today }: WelcomeProps) {
  return (
    <Box sx={row}>
      <Typography variant="overline" color="textSecondary" component="p" sx={wide}>
        {date}
      </Typography>
      <Typography variant="h1" sx={nameSx}>
        {greeting(firstNameOf(name))}
      </Typography>
      <Flame stats={stats} today={today} />
    </Box>
  );
});

/** With large text the streak moves below the name. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 2,
  mb: { xs: 1.5, md: 2 },
} as const;

const wide = { flexBasis: '100%', lineHeight: 1.5 } as const;

const nameSx = { ...twoLines, flex: '1 1 8rem' } as const;

function greeting(name: string, hour = currentTime().getHours()): string {
  const words =
    hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return name ? `${words}, ${name}` : words;
}
