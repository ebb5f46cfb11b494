import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { parseReference } from '@raizes/domain/bible/references';
import { isIncomplete } from '@raizes/domain/bible/edition';
import { formatQuote, formatChapter } from '@raizes/domain/bible/format-text';
import { Button, Stack, Typography } from '@mui/material';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { loadBook, loadEdition, loadPassage, useBible } from './api';

interface Props {
  /** The reference as typed: `Fp 4.6-7`, `Rute 2`. */
  reference: string;
  /** A verse is filled in as a quote; a chapter as a reading with verse numbers and the edition's credit line. */
  kind: 'verse' | 'chapter';
  /** The current value of the field. */
  value: string;
  onFill: (text: string) => void;
}

/** Offers to fill a field with the text of the typed passage; one tap restores the previous text. */
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

/** The text that was filled in, and the text it replaced. */
interface Filled {
  before: string;
  text: string;
}

interface OfferProps extends Omit<Props, 'reference'> {
  passage: Passage;
  /** The last fill, of this passage or another one. */
  filled: Filled | null;
  setFilled: (filled: Filled) => void;
}

function Offer({ passage, kind, value, onFill, filled, setFilled }: OfferProps) {
  const load = useCallback(() => loadText(passage, kind), [passage, kind]);
  const loaded = useBible(load);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed')
    return <HelperText>{loaded.reason === 'offline' ? OFFLINE : UNAVAILABLE}</HelperText>;
  const { edition, isCut, text } = loaded.value;
  const name = formatPassage(passage);
  if (text === null)
    return (
      <HelperText>
        {isCut
          ? `${edition.name} traz ${name} incompleto. Escreva o texto de outra edição ou escolha outro versículo.`
          : edition.is_sample
            ? `${name}: ${SAMPLE}`
            : `${edition.name} não traz ${name}.`}
      </HelperText>
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
      sx={{ ...belowField, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {isFilled ? (
        <Typography variant="caption" color="textSecondary">
          {name}, {edition.name}
        </Typography>
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

const SAMPLE = 'sem a Bíblia inteira, o texto não se preenche sozinho. Escreva ou cole.';
const OFFLINE = 'Sem internet: o texto da Bíblia pode ser preenchido quando a conexão voltar.';
const UNAVAILABLE = 'O texto da Bíblia não pôde ser aberto agora.';

/** Returns the text for the field, or null if the edition lacks it. */
async function loadText(passage: Passage, kind: Props['kind']) {
  const found = await loadPassage(passage);
  const edition = await loadEdition();
  const isCut = kind === 'verse' && (found?.verses.some(isIncomplete) ?? false);
  if (!found || isCut) return { edition, isCut, text: null };
  if (kind === 'verse') return { edition, isCut, text: formatQuote(found) };
  const { chapters } = await loadBook(passage.book);
  const chapter = chapters.find(({ number }) => number === passage.from.chapter);
  return { edition, isCut, text: chapter ? formatChapter(chapter, edition.credit) : null };
}

/** As a further helper text of the reference's field. */
const belowField = { '&&': { mt: 0.5 }, px: 1.75 } as const;

function HelperText({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={belowField}>
      {children}
    </Typography>
  );
}
