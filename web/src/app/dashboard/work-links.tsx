import AdminIcon from '@mui/icons-material/TuneOutlined';
import PastorIcon from '@mui/icons-material/ForumOutlined';
import { Button, Stack } from '@mui/material';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Link } from 'react-router-dom';
import { leadsOthers } from '../leads-others';

/** The ways to what somebody does for others: below the rest where the screen is narrow. */
export function WorkLinks({ stats }: { stats: UserStats }) {
  const leads = leadsOthers(stats);
  if (!leads && !stats.is_admin) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      component="nav"
      aria-label="Serviço"
      sx={{ width: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
    >
      {stats.is_admin && (
        <Button
          component={Link}
          to="/admin"
          variant="outlined"
          size="small"
          startIcon={<AdminIcon />}
        >
          Admin
        </Button>
      )}
      {leads && (
        <Button
          component={Link}
          to="/pastor-panel"
          variant="outlined"
          size="small"
          startIcon={<PastorIcon />}
        >
          Painel Pastor
        </Button>
      )}
    </Stack>
  );
}
