import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Button, Container, Stack, Typography } from '@mui/material';
import { Bell } from '@/features/notifications/bell';
import { Logo } from '@/ui/logo';
import { useSignOut } from '../use-sign-out';

export function DashboardHeader({ unread }: { unread: number }) {
  const { signOut, dialog } = useSignOut();
  return (
    <Container component="header" maxWidth="md" sx={{ py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Logo />
          <Typography variant="h3" component="span" color="primary">
            Raízes
          </Typography>
        </Stack>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Bell unread={unread} />
          <Button startIcon={<LogoutIcon />} onClick={signOut} color="inherit">
            Sair
          </Button>
        </Stack>
      </Stack>
      {dialog}
    </Container>
  );
}
