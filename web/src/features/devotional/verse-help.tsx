import { firstLetters } from '@raizes/domain/memorization/first-letters';
import { Button, Stack } from '@mui/material';
import { VerseQuote } from '@/ui/devotional-text';

/** How much of the verse is visible. */
export type Help = 'verse' | 'letters' | 'none';

const names: [Help, string][] = [
  ['verse', 'Versículo inteiro'],
  ['letters', 'Primeiras letras'],
  ['none', 'De memória'],
];

interface Props {
  verse: string;
  help: Help;
  onChange: (help: Help) => void;
}

/** A help to learn the verse by heart: shows the whole verse, its first letters or nothing. */
export function VerseHelp({ verse, help, onChange }: Props) {
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label="Quanto do versículo aparece"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {names.map(([each, name]) => (
          <Button
            key={each}
            size="small"
            variant={each === help ? 'contained' : 'outlined'}
            aria-pressed={each === help}
            onClick={() => onChange(each)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {help !== 'none' && <VerseQuote text={help === 'verse' ? verse : firstLetters(verse)} />}
    </>
  );
}
