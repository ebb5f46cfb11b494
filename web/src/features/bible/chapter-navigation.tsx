import MarksIcon from '@mui/icons-material/BookmarksOutlined';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import type { Edition } from '@raizes/domain/bible/edition';
import { chapterPath } from '@raizes/domain/bible/passage';
import { Link } from 'react-router-dom';
import { OfflineCopyCard } from './offline-copy-card';
import { nextPlace, titleOf } from './place';
import type { Place } from './place';

interface Props {
  edition: Edition;
  place: Place;
}

/** The arrows next to the chapter's name, hidden on a phone. */
export function ChapterArrows({ edition, place }: Props) {
  return (
    <Stack direction="row" sx={{ display: { xs: 'none', sm: 'flex' }, mr: 1 }}>
      {([-1, 1] as const).map((step) => {
        const to = nextPlace(edition, place, step);
        const name = step === 1 ? 'Próximo capítulo' : 'Capítulo anterior';
        const icon = step === 1 ? <NextIcon /> : <PreviousIcon />;
        return to ? (
          <IconButton
            key={step}
            component={Link}
            to={chapterPath(to.book, to.chapter)}
            aria-label={name}
          >
            {icon}
          </IconButton>
        ) : (
          <IconButton key={step} disabled aria-label={name}>
            {icon}
          </IconButton>
        );
      })}
    </Stack>
  );
}

/** The end of a chapter: links to the neighbouring chapters, the edition's credit line, and the offline copy. */
export function ChapterEnd({ edition, place }: Props) {
  const previous = nextPlace(edition, place, -1);
  const next = nextPlace(edition, place, 1);
  return (
    <Box sx={{ fontFamily: 'fontFamily', fontSize: '1rem', mt: 5 }}>
      <Stack component="nav" aria-label="Outros capítulos" direction="row" spacing={1.5}>
        {previous && (
          <Button
            component={Link}
            to={chapterPath(previous.book, previous.chapter)}
            variant="outlined"
            size="large"
            startIcon={<PreviousIcon />}
            sx={{ ...neighbour, justifyContent: 'flex-start' }}
          >
            {titleOf(previous)}
          </Button>
        )}
        {next && (
          <Button
            component={Link}
            to={chapterPath(next.book, next.chapter)}
            variant="outlined"
            size="large"
            endIcon={<NextIcon />}
            sx={{ ...neighbour, justifyContent: 'flex-end' }}
          >
            {titleOf(next)}
          </Button>
        )}
      </Stack>
      <Button
        component={Link}
        to="/biblia/marcacoes"
        startIcon={<MarksIcon />}
        sx={{ mt: 2, ml: -1 }}
      >
        Minhas marcações
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {edition.credit}
      </Typography>
      <div className="screen-only">
        {!edition.is_sample && <OfflineCopyCard edition={edition} />}
      </div>
    </Box>
  );
}

const neighbour = { flex: '1 1 0', minWidth: 0, px: 2, lineHeight: 1.25 };
