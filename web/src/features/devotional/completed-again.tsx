import type { Devotional } from '@raizes/domain/documents/content';
import { isBlank } from '@raizes/domain/text/clean';
import { Box, Stack, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { LinkedText } from '@/ui/linked-text';
import { useCompletedWords } from './api';
import { ClosingActions } from './closing-actions';
import { answersIn } from './draft';
import { DevotionalLayout, Picture } from './devotional-layout';
import { DayVerse, SendingNotice, closingSx } from './success-screen';

interface Props {
  uid: string;
  devotional: Devotional;
  tree: ComponentProps<typeof Picture>['tree'];
  sending: boolean;
  /** The name of the day that it counts for; null for today. */
  lateDayName: string | null;
  next: ComponentProps<typeof ClosingActions>['next'];
  onClose: () => void;
}

/** A devotional of the person's own, opened again after its completion. */
export function CompletedAgain(props: Props) {
  const { uid, devotional, tree = null, sending, lateDayName, next, onClose } = props;
  const words = useCompletedWords(uid, devotional.date);
  return (
    <DevotionalLayout>
      <Picture devotional={devotional} risen={1} tree={tree} />
      <Stack
        spacing={2.5}
        useFlexGap
        sx={{ ...closingSx, textAlign: 'left', alignItems: 'stretch' }}
      >
        <div>
          <Typography variant="h1">
            {lateDayName === null ? 'Já completou hoje' : 'Este devocional já está feito'}
          </Typography>
          <Typography color="textSecondary">
            {lateDayName === null
              ? 'Um novo devocional espera por você amanhã.'
              : `Ele conta para ${lateDayName}.`}
          </Typography>
        </div>
        {sending && <SendingNotice lateDayName={lateDayName} />}
        <DayVerse devotional={devotional} />
        {words &&
          answersIn(words)
            .filter(({ text }) => !isBlank(text))
            .map(({ title, text }) => (
              <OwnWords key={title} title={title}>
                <LinkedText text={text} />
              </OwnWords>
            ))}
      </Stack>
      <ClosingActions
        devotional={devotional}
        isLate={lateDayName !== null}
        next={next}
        onClose={onClose}
      />
    </DevotionalLayout>
  );
}

function OwnWords({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
    </Box>
  );
}
