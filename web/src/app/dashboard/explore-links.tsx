import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Grid } from '@mui/material';
import { RowLink } from '@/ui/row-link';

const links = [
  {
    to: '/devotional-history',
    icon: HistoryIcon,
    title: 'Histórico de devocionais',
    text: 'tudo o que você já escreveu',
  },
  {
    to: '/bible-videos',
    icon: VideosIcon,
    title: 'Resumos Bíblicos',
    text: 'videos de 5 minutos',
  },
];

/** The ways from the dashboard to what is not for every day. */
export function ExploreLinks() {
  return (
    <Grid container component="nav" aria-label="Explorar" spacing={2}>
      {links.map(({ to, icon, title, text }) => (
        <Grid key={to} size={{ xs: 12, sm: 6 }}>
          <RowLink to={to} icon={icon} title={title} text={text} />
        </Grid>
      ))}
    </Grid>
  );
}
