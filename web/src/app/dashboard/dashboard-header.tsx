import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { firstNameOf } from '@raizes/domain/person-name';
import PastorIcon from '@mui/icons-material/ForumOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { Suspense, memo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bell } from '@/features/notifications/bell';
import { Flame } from '@/features/progress/flame';
import { currentTime } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { Logo } from '@/ui/logo';
import { pageColumn, twoLines } from '@/ui/page/styles';
import { useSignOut } from '../sign-out';

interface Props {
  /** The full name. */
  name: string;
  email: string;
  isAdmin: boolean;
  leads: boolean;
  unread: number;
}

export const DashboardHeader = memo(function DashboardHeader(props: Props) {
  const { isAdmin, leads, unread } = props;
  const { signOut, dialog } = useSignOut();
  return (
    <Box component="header" sx={header}>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          alignItems: 'center',
          justifyContent: 'flex-end',
          flexWrap: 'wrap',
          columnGap: 0.5,
          rowGap: 1,
        }}
      >
        <Stack direction="row" useFlexGap spacing={1} sx={brand}>
          <Logo />
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
        <Avatar {...props} />
        <Button onClick={signOut} color="inherit" sx={{ ml: 2, mr: -1, minWidth: 0 }}>
          Sair
        </Button>
      </Stack>
      {dialog}
    </Box>
  );
});

/** On a wide screen it stands beside the greeting. */
const header = {
  ...pageColumn,
  py: 0.5,
  position: { md: 'absolute' },
  zIndex: 1,
  top: 12,
  right: 0,
  width: { xs: '100%', md: 'auto' },
} as const;

/** On a wide screen the navigation rail has it. */
const brand = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  mr: 'auto',
} as const;

const AccountMenu = lazyComponent(() =>
  import('./account-menu').then((module) => module.AccountMenu),
);

/** The person's initial, which opens a menu. */
function Avatar({ name, email }: Pick<Props, 'name' | 'email'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const initial = firstNameOf(name).charAt(0).toUpperCase() || '?';
  return (
    <>
      <IconButton
        aria-label="Abrir o menu da conta"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 48, height: 48 }}
      >
        <Box component="span" sx={disc}>
          {initial}
        </Box>
      </IconButton>
      <Suspense>
        {anchor && (
          <AccountMenu anchor={anchor} name={name} email={email} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}

const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: '0.9375rem',
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

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
      <Box sx={greetingSx}>
        <Typography variant="overline" color="textSecondary" component="p" sx={{ lineHeight: 1.5 }}>
          {date}
        </Typography>
        <Typography variant="h1" sx={twoLines}>
          {greeting(firstNameOf(name))}
        </Typography>
      </Box>
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
  pt: { xs: 1.5, md: 2 },
  mb: { xs: 1.5, md: 2 },
  maxWidth: { md: '45%', lg: '60%' },
} as const;

const greetingSx = { flex: { xs: '1 1 8rem', md: '0 1 auto' }, minWidth: 0 } as const;

function greeting(name: string, hour = currentTime().getHours()): string {
  const words =
    hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return name ? `${words}, ${name}` : words;
}
