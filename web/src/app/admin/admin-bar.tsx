import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { Logo } from '@/ui/logo';
import { useSignOut } from '../sign-out';

/** The header of the administration, with the link to the dashboard and the sign-out button. */
export function AdminBar() {
  const { signOut, dialog } = useSignOut();
  return (
    <Stack
      component="header"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', py: 1.5 }}
    >
      {/* On a wide screen the navigation rail has it. */}
      <Box sx={{ display: { xs: 'flex', md: 'none' } }}>
        <Logo />
      </Box>
      <Button
        component={Link}
        to="/dashboard"
        color="inherit"
        startIcon={<DashboardIcon />}
        sx={{ ml: 'auto' }}
      >
        Dashboard
      </Button>
      <Button color="inherit" startIcon={<LogoutIcon />} onClick={signOut}>
        Sair
      </Button>
      {dialog}
    </Stack>
  );
}
