import type { Edition } from '@raizes/domain/bible/edition';
import { hours } from '@raizes/domain/bible/hours';
import type { Hour } from '@raizes/domain/bible/hours';
import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import OpenIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { hasChapter } from './place';

interface ChoiceProps {
  /** Searches for the chosen words. */
  onChoose: (words: string) => void;
}

/** Shown while nothing has been typed: the hours in which people open the Bible, and how to search. */
export function SearchStart({ onChoose }: ChoiceProps) {
  return (
    <Stack spacing={4}>
      <section aria-labelledby="hours">
        <Typography id="hours" variant="h2" sx={{ mb: 1.5 }}>
          Para a hora de…
        </Typography>
        <Choices
          isEven
          choices={hours.map(({ name }) => name)}
          onChoose={(name) => onChoose(name.toLowerCase())}
        />
      </section>
      <section aria-labelledby="how-to-search">
        <Typography id="how-to-search" variant="h2" sx={{ mb: 1 }}>
          Como procurar
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          Uma frase vai entre aspas. Um asterisco vale por qualquer final: mans* acha manso, mansos
          e mansidão. Uma passagem, como Sl 23.1-3, abre na hora.
        </Typography>
        <Choices choices={examples} onChoose={onChoose} />
      </section>
    </Stack>
  );
}

const examples = ['misericórdia', '"não temas"', 'mans*', 'Sl 23.1-3'];

/** Other words, when the search found nothing. */
export const RelatedWords = ({ words, onChoose }: ChoiceProps & { words: string[] }) => (
  <section aria-label="Palavras próximas">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Palavras próximas que estão aqui
    </Typography>
    <Choices choices={words} onChoose={onChoose} />
  </section>
);

interface ChoicesProps extends ChoiceProps {
  choices: readonly string[];
  /** All are equally wide. */
  isEven?: boolean;
}

const Choices = ({ choices, onChoose, isEven = false }: ChoicesProps) => (
  <Box sx={isEven ? evenRows : { display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {choices.map((choice) => (
      <Button
        key={choice}
        variant="outlined"
        onClick={() => onChoose(choice)}
        sx={{ minHeight: 48, px: isEven ? 1 : 2 }}
      >
        {choice}
      </Button>
    ))}
  </Box>
);

/** Three beside each other on a phone, six on a wide screen; fewer with large text. */
const evenRows = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
} as const;

interface HourPassagesProps {
  hour: Hour;
  /** Null until it is known. */
  edition: Edition | null;
}

/** Where to read in such an hour. What the edition lacks is named apart, without a link. */
export function HourPassages({ hour, edition }: HourPassagesProps) {
  const title = `Para a hora de ${hour.name.toLowerCase()}`;
  const isReadable = ({ book, from }: Passage) =>
    !edition || hasChapter(edition, { book, chapter: from.chapter });
  const here = hour.passages.filter(({ passage }) => isReadable(passage));
  const elsewhere = hour.passages.filter(({ passage }) => !isReadable(passage));
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={list}>
        {here.map(({ passage, about }) => (
          <Box component="li" key={formatPassage(passage)} sx={lined}>
            <Box component={Link} to={passagePath(passage)} sx={row}>
              <span>
                <Typography component="span" sx={{ ...reference, color: 'primary.main' }}>
                  {formatPassage(passage)}
                </Typography>
                <About text={about} />
              </span>
              <OpenIcon color="action" />
            </Box>
          </Box>
        ))}
      </Box>
      {elsewhere.length > 0 && (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
            Estas passagens não estão{' '}
            {edition?.is_sample ? 'entre os capítulos desta Bíblia' : 'nesta edição'}. Abra na sua:
          </Typography>
          <Box component="ul" sx={onPaper}>
            {elsewhere.map(({ passage, about }) => (
              <li key={formatPassage(passage)}>
                <Typography component="span" sx={reference}>
                  {formatPassage(passage)}
                </Typography>
                <About text={about} />
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

const About = ({ text }: { text: string }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
  >
    {text}
  </Typography>
);

const list = { m: 0, p: 0, listStyle: 'none' } as const;

/** Bullets without lines: these don't open. */
const onPaper = { m: 0, pl: 2.5, display: 'grid', gap: 1.5 } as const;

const lined = { '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } } as const;

const reference = { display: 'block', fontWeight: 700 } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
