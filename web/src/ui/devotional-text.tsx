import { parseRichText } from '@raizes/domain/text/rich-text';
import type { TextRun } from '@raizes/domain/text/rich-text';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { scripture } from './theme';

interface Props {
  label: string;
  title: string;
  /** Where the steps stand one below the other, they are parts of something. */
  heading?: 'h1' | 'h3';
  children: ReactNode;
}

/** One step of the devotional; its title takes the focus when the step opens. */
export function DevotionalStep({ label, title, heading = 'h1', children }: Props) {
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="overline" component="p" color="secondary">
          {label}
        </Typography>
        <Typography
          variant="h1"
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

/** What stands above each section of a devotional, and what it invites to where it was left empty. */
export const devotionalWords = {
  opening_text: {
    label: 'Abertura',
    title: 'Prepare o coração',
    pause: 'Respire fundo, aquiete o coração e peça a Deus que fale com você hoje.',
  },
  context: {
    label: 'Contexto rápido',
    title: 'Onde isso aconteceu',
    pause: 'Volte ao versículo e leia-o mais uma vez, com calma: quem fala, e a quem?',
  },
  central_insight: {
    label: 'Insight central',
    title: 'O que o texto nos diz',
    pause: 'Que palavra deste versículo mais chamou a sua atenção? Fique um instante com ela.',
  },
  closing_text: {
    label: 'Conclusão',
    title: 'Leve isto com você',
    pause: 'Termine com uma oração: agradeça, entregue e peça força para o passo de hoje.',
  },
} as const;

export const verseLabel = 'Versículo do dia';
export const questionLabels = {
  reflection_question: 'Reflexão guiada',
  application_question: 'Aplicação prática',
} as const;

/** Text with the simple markers for bold, italic, underline and bullets. Everything else in it stays text. */
export function RichText({ text }: { text: string }) {
  return (
    <Stack spacing={1.5} sx={{ overflowWrap: 'anywhere' }}>
      {parseRichText(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <Typography key={index} sx={{ font: 'inherit', whiteSpace: 'pre-line' }}>
            <Runs runs={block.runs} />
          </Typography>
        ) : (
          <Box key={index} component="ul" sx={{ pl: 3, mb: 0 }}>
            {block.items.map((runs, item) => (
              <li key={item}>
                <Runs runs={runs} />
              </li>
            ))}
          </Box>
        ),
      )}
    </Stack>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
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
      {text}
    </Box>
  ));
}

/** A section of the devotional to read; one that was left empty invites to a pause instead. */
export function ReadingText({ text, pause }: { text: string; pause: string }) {
  return (
    <Box sx={{ ...scripture, fontSize: '1.125rem' }}>
      <RichText text={text.trim() || pause} />
    </Box>
  );
}

/** The verse of a devotional. */
export function VerseQuote({ text }: { text: string }) {
  return (
    <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}>
      <Typography
        sx={{
          ...scripture,
          fontSize: '1.375rem',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
