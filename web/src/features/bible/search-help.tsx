import type { Edition } from '@raizes/domain/bible/edition';
import { hours } from '@raizes/domain/bible/hours';
import type { Hour } from '@raizes/domain/bible/hours';
import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import OpenIcon from '@mui/icons-material/ChevronRight';
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
  <section aria-label="Palavras próximas">
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      Palavras próximas que estão aqui
    </Typography>
    <Choices choices={words} onChoose={onChoose} />
  </section>
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
          <Box
            component="li"
            key={formatPassage(passage)}
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component={Link} to={passagePath(passage)} sx={row}>
              <span>
                <Typography component="span" sx={{ ...reference, color: 'primary.main' }}>
                  {formatPassage(passage)}
                </Typography>
                {about}
              </span>
              <OpenIcon color="action" />
            </Box>
          </Box>
        ))}
      </Box>
      {elsewhere.length > 0 && (
        <Box sx={{ mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography variant="body2" color="textSecondary">
            Para abrir na sua Bíblia; {edition?.is_sample ? 'nesta amostra' : 'nesta edição'} não
            estão:
          </Typography>
          <Box component="ul" sx={list}>
            {elsewhere.map(({ passage, about }) => (
              <Typography key={formatPassage(passage)} component="li" sx={{ mt: 1.5 }}>
                <Box component="span" sx={reference}>
                  {formatPassage(passage)}
                </Box>
                {about}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

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
