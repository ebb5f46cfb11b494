import { Grid } from '@mui/material';
import { AdminPage } from '@/ui/admin-page';
import { RowLink } from '@/ui/row-link';
import { AdminBar } from './admin-bar';
import { adminLinks } from './admin-links';

/** The way to everything that an admin looks after. */
export function AdminHub() {
  return (
    <AdminPage
      title="Administração"
      intro="O que a igreja vê e quem cuida de quem."
      bar={<AdminBar />}
    >
      <Grid container component="nav" aria-label="Administração" spacing={2}>
        {adminLinks.map(({ to, icon, title, text }) => (
          <Grid key={to} size={{ xs: 12, sm: 6 }}>
            <RowLink to={to} icon={icon} title={title} text={text} />
          </Grid>
        ))}
      </Grid>
    </AdminPage>
  );
}
