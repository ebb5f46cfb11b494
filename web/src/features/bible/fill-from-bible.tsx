import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { parseReference } from '@raizes/domain/bible/references';
import { formatQuote, formatChapter } from '@raizes/domain/bible/format-text';
import { Button, Stack, Typography } from '@mui/material';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { loadBook, loadEdition, loadPassage, useBible } from './api';

interface Props {
  /** As typed: `Fp 4.6-7`, `Rute 2`. */
  reference: string;
  /** A verse is quoted; a chapter is a reading, with numbers and the credit of its edition. */
  kind: 'verse' | 'chapter';
  /** What the field has now. */
  value: string;
  onFill: (text: string) => void;
}

/** Offers a field the Bible's words, once a passage is typed. What was in the field comes back with one tap. */
export function FillFromBible({ reference, kind, value, onFill }: Props) {
  const typed = useDeferredValue(reference);
  const passage = useMemo(() => parseReference(typed), [typed]);
  const [filled, setFilled] = useState<Filled | null>(null);
  if (!passage) return null;
  const isChapter = passage.from.verse === 1 && passage.from.chapter === passage.to.chapter;
  if (kind === 'chapter' && !isChapter) return null;
  return (
    <Offer key={formatPassage(passage)} {...{ passage, kind, value, onFill, filled, setFilled }} />
  );
}

/** What the field had before, and what was put there. */
interface Filled {
  before: string;
  text: string;
}

interface OfferProps extends Omit<Props, 'reference'> {
  passage: Passage;
  /** The last time, for this passage or another one. */
  filled: Filled | null;
  setFilled: (filled: Filled) => void;
}

function Offer({ passage, kind, value, onFill, filled, setFilled }: OfferProps) {
  const load = useCallback(() => loadText(passage, kind), [passage, kind]);
  const loaded = useBible(load);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed')
    return <Words>{loaded.why === 'offline' ? OFFLINE : UNAVAILABLE}</Words>;
  const { edition, text } = loaded.value;
  const name = formatPassage(passage);
  if (text === null)
    return (
      <Words>
        {edition.is_sample ? `${name}: ${SAMPLE}` : `${edition.name} não traz ${name}.`}
      </Words>
    );

  const isUntouched = filled?.text === value;
  const before = isUntouched ? filled.before : '';

  function fill(): void {
    if (text === null) return;
    setFilled({ before: isUntouched ? filled.before : value, text });
    onFill(text);
  }

  const isFilled = value === text;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="status"
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      {isFilled ? (
        <Words>{`${name}, ${edition.name}`}</Words>
      ) : (
        <Button size="small" variant="outlined" onClick={fill}>
          Preencher com o texto da Bíblia ({edition.name})
        </Button>
      )}
      {before.trim() !== '' && (
        <Button size="small" onClick={() => onFill(before)}>
          Desfazer
        </Button>
      )}
    </Stack>
  );
}

const SAMPLE =
  'este aplicativo tem por enquanto só os capítulos de exemplo. Com a Bíblia inteira importada (npm run bible, em docs/operations.md), o texto se preenche sozinho.';
const OFFLINE = 'Sem internet: o texto da Bíblia pode ser preenchido quando a conexão voltar.';
const UNAVAILABLE = 'O texto da Bíblia não pôde ser aberto agora.';

/** The text for the field, null where the edition lacks it. */
async function loadText(passage: Passage, kind: Props['kind']) {
  const found = await loadPassage(passage);
  const edition = await loadEdition();
  if (!found || kind === 'verse') return { edition, text: found && formatQuote(found) };
  const { chapters } = await loadBook(passage.book);
  const chapter = chapters.find(({ number }) => number === passage.from.chapter);
  return { edition, text: chapter ? formatChapter(chapter, edition.credit) : null };
}

function Words({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
