import ForwardIcon from '@mui/icons-material/ChevronRight';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Box, Button, Grid, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

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
    text: 'vídeos de 5 minutos',
  },
];

/** As a card, but all of it a link. */
const row = {
  justifyContent: 'flex-start',
  gap: 1.5,
  height: '100%',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'left',
  fontWeight: 'inherit',
} as const;

/** The ways from the dashboard to what is not for every day. */
export function ExploreLinks() {
  return (
    <Grid container component="nav" aria-label="Explorar" spacing={2}>
      {links.map(({ to, icon: Icon, title, text }) => (
        <Grid key={to} size={{ xs: 12, sm: 6 }}>
          <Button component={Link} to={to} color="inherit" fullWidth sx={row}>
            <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />
            <Box component="span" sx={{ flexGrow: 1 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {text}
              </Typography>
            </Box>
            <ForwardIcon aria-hidden />
          </Button>
        </Grid>
      ))}
    </Grid>
  );
}
