import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Button, Container, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';
import { useSignOut } from '../use-sign-out';

export function DashboardHeader() {
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
        <Button startIcon={<LogoutIcon />} onClick={signOut} color="inherit">
          Sair
        </Button>
      </Stack>
      {dialog}
    </Container>
  );
}
