import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Button, Container, Stack, Typography } from '@mui/material';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Bell } from '@/features/notifications/bell';
import { Logo } from '@/ui/logo';
import { useSignOut } from '../use-sign-out';
import { WorkLinks } from './work-links';

export function DashboardHeader({ stats }: { stats: UserStats | null }) {
  const { signOut, dialog } = useSignOut();
  return (
    <Container component="header" maxWidth="md" sx={{ py: 1.5 }}>
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
        {stats && <WorkLinks stats={stats} />}
        <Bell unread={stats?.unread_notifications ?? 0} />
        <Button startIcon={<LogoutIcon />} onClick={signOut} color="inherit">
          Sair
        </Button>
      </Stack>
      {dialog}
    </Container>
  );
}
