import PastorIcon from '@mui/icons-material/ForumOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bell } from '@/features/notifications/bell';
import { Logo } from '@/ui/logo';
import { pageColumn } from '@/ui/page/styles';
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
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mr: 'auto' }}>
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
        <Button component={Link} to="/conta" color="inherit">
          Conta
        </Button>
        <Button onClick={signOut} color="inherit">
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
