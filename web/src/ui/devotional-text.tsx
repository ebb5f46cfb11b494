import { parseRichText } from '@raizes/domain/text/rich-text';
import type { TextRun } from '@raizes/domain/text/rich-text';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkedText } from './linked-text';
import { scripture } from './theme/theme';
import { unbroken } from './unbroken';

interface Props {
  label: string;
  title: ReactNode;
  /** `h3` in the preview, where all steps are on one page. */
  heading?: 'h1' | 'h3';
  children: ReactNode;
}

/** One step of the devotional. The title is focusable when the step has a page to itself. */
export function DevotionalStep({ label, title, heading = 'h1', children }: Props) {
  return (
    <Stack spacing={heading === 'h1' ? 2 : 1.5}>
      <div>
        <Typography variant="overline" component="p" color="secondary">
          {label}
        </Typography>
        <Typography
          variant={heading}
          component={heading}
          tabIndex={heading === 'h1' ? -1 : undefined}
          sx={{ outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      </div>
      {children}
    </Stack>
  );
}

/** The headings of each section of a devotional, and the text shown when a section is empty. */
export const devotionalWords = {
  opening_text: {
    label: 'Abertura',
    title: 'Prepare o coração',
    emptyText: 'Respire fundo, aquiete o coração e peça a Deus que fale com você hoje.',
  },
  context: {
    label: 'Contexto rápido',
    title: 'De onde vem este texto',
    emptyText: 'Volte ao versículo e leia-o mais uma vez, com calma: quem fala, e a quem?',
  },
  central_insight: {
    label: 'Insight central',
    title: 'O que o texto nos diz',
    emptyText: 'Que palavra deste versículo mais chamou a sua atenção? Fique um instante com ela.',
  },
  closing_text: {
    label: 'Conclusão',
    title: 'Leve isto com você',
    emptyText: 'Termine com uma oração: agradeça, entregue e peça força para o passo de hoje.',
  },
} as const;

export const verseLabel = 'Versículo do dia';
export const questionLabels = {
  reflection_question: 'Reflexão guiada',
  application_question: 'Aplicação prática',
} as const;

interface RichTextProps {
  text: string;
  /** Bible references become links; not in a text that is still being written. */
  isFinal?: boolean;
}

/** Renders the markers for bold, italic, underline and bullets; everything else, including HTML, stays text. */
export function RichText({ text, isFinal = true }: RichTextProps) {
  return (
    <Stack spacing={1.5} sx={{ overflowWrap: 'anywhere' }}>
      {parseRichText(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <Typography key={index} sx={{ font: 'inherit', whiteSpace: 'pre-line' }}>
            <Runs runs={block.runs} isFinal={isFinal} />
          </Typography>
        ) : (
          <Box key={index} component="ul" sx={{ pl: 3, mb: 0 }}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} isFinal={isFinal} />
              </li>
            ))}
          </Box>
        ),
      )}
    </Stack>
  );
}

const linked = (part: string) => <LinkedText text={part} />;

function Runs({ runs, isFinal }: { runs: TextRun[]; isFinal: boolean }) {
  return runs.map(({ text, bold, italic, underline }, index) => (
    <Box
      key={index}
      component={bold ? 'strong' : italic ? 'em' : underline ? 'u' : 'span'}
      sx={{
        fontWeight: bold ? 700 : undefined,
        fontStyle: italic ? 'italic' : undefined,
        textDecoration: underline ? 'underline' : undefined,
      }}
    >
      {unbroken(text, isFinal ? linked : undefined)}
    </Box>
  ));
}

/** Some 65 characters a line. */
const measure = '30em';

/** A section of the devotional; an empty section shows `emptyText`. */
export function ReadingText({ text, emptyText }: { text: string; emptyText: string }) {
  return (
    <Box
      sx={{
        ...scripture,
        // Six lines of large text stand between the bars of a small phone.
        lineHeight: 'min(1.7em, 15vw)',
        fontSize: '1.125em',
        maxWidth: measure,
      }}
    >
      <RichText text={text.trim() || emptyText} />
    </Box>
  );
}

interface VerseQuoteProps {
  text: string;
  /** For letters that stand for words, which would otherwise read as one. */
  isSpaced?: boolean;
}

export function VerseQuote({ text, isSpaced = false }: VerseQuoteProps) {
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}>
      <Typography
        sx={{
          ...scripture,
          fontSize: '1.375em',
          maxWidth: measure,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          wordSpacing: isSpaced ? '0.5em' : undefined,
        }}
      >
        {unbroken(text)}
      </Typography>
    </Box>
  );
}
