import type { Edition } from '@raizes/domain/bible/edition';
import { hours } from '@raizes/domain/bible/hours';
import type { Hour } from '@raizes/domain/bible/hours';
import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasChapter } from './place';

interface ChoiceProps {
  /** Searches for the chosen words. */
  onChoose: (words: string) => void;
}

/** Shown while nothing has been typed: the hours in which people open the Bible, and how to search. */
export function SearchStart({ onChoose }: ChoiceProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <section aria-labelledby="hours">
        <Typography id="hours" variant="h2" sx={{ mb: 1.5 }}>
          Para a hora de…
        </Typography>
        <Choices
          choices={hours.map(({ name }) => name)}
          onChoose={(name) => onChoose(name.toLowerCase())}
        />
      </section>
      <div>
        <Button
          startIcon={<HelpIcon />}
          aria-expanded={isHelpOpen}
          onClick={() => setHelpOpen(!isHelpOpen)}
          sx={{ ml: -1 }}
        >
          Como procurar
        </Button>
        {isHelpOpen && <HowToSearch onChoose={onChoose} />}
      </div>
    </Stack>
  );
}

const examples = ['misericórdia', '"não temas"', 'mans*', 'Fp 4.6-7'];

function HowToSearch({ onChoose }: ChoiceProps) {
  return (
    <Stack spacing={1.5} sx={{ mt: 1 }}>
      <Typography color="textSecondary">
        Uma frase vai entre aspas. Um asterisco vale por qualquer final: mans* acha manso, mansos e
        mansidão. Uma passagem, como Fp 4.6-7, abre na hora.
      </Typography>
      <Choices choices={examples} onChoose={onChoose} />
    </Stack>
  );
}

/** Other words, when the search found nothing. */
export const RelatedWords = ({ words, onChoose }: ChoiceProps & { words: string[] }) => (
  <Box sx={{ mt: 1, mb: 1.5 }}>
    <Choices choices={words} onChoose={onChoose} />
  </Box>
);

const Choices = ({ choices, onChoose }: ChoiceProps & { choices: readonly string[] }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
    {choices.map((choice) => (
      <Button
        key={choice}
        variant="outlined"
        onClick={() => onChoose(choice)}
        sx={{ minHeight: 48 }}
      >
        {choice}
      </Button>
    ))}
  </Stack>
);

interface HourPassagesProps {
  hour: Hour;
  /** Null until it is known. */
  edition: Edition | null;
}

/** Where to read in such an hour. A passage that the edition lacks is named without a link. */
export function HourPassages({ hour, edition }: HourPassagesProps) {
  const title = `Para a hora de ${hour.name.toLowerCase()}`;
  const isReadable = ({ book, from }: Passage) =>
    !edition || hasChapter(edition, { book, chapter: from.chapter });
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {hour.passages.map(({ passage, about }) => {
          const isHere = isReadable(passage);
          const name = formatPassage(passage);
          const text = (
            <>
              <Typography
                component="span"
                sx={{ display: 'block', fontWeight: 700, color: isHere ? 'primary.main' : null }}
              >
                {name}
              </Typography>
              <Typography component="span" color={isHere ? 'textPrimary' : 'textSecondary'}>
                {about}
              </Typography>
            </>
          );
          return (
            <Box component="li" key={name} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              {isHere ? (
                <Box component={Link} to={passagePath(passage)} sx={row}>
                  {text}
                </Box>
              ) : (
                <Box sx={row}>{text}</Box>
              )}
            </Box>
          );
        })}
      </Box>
      {!hour.passages.every(({ passage }) => isReadable(passage)) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          As passagens sem link não estão {edition?.is_sample ? 'nesta amostra' : 'nesta edição'} da
          Bíblia.
        </Typography>
      )}
    </Box>
  );
}

const row = {
  display: 'block',
  py: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  'a&:hover': { bgcolor: 'action.hover' },
} as const;
