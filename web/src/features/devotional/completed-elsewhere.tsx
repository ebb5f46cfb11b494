import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { MEMORIZATION_BONUS_XP } from '@raizes/domain/progress/stats';
import { isBlank } from '@raizes/domain/text/clean';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { copyText } from '@/lib/copy-text';
import { useRestrictedDoc } from '@/lib/live';
import { Notice } from '@/ui/page/notice';
import { completionOutbox } from './api';
import { answersIn, asText, digestOf } from './draft';
import type { Draft } from './draft';

/**
 * What the server has of the words in a completed day's draft. Reads the sent ones only if the draft has any.
 * @param draft null while the day is not completed
 */
export function useSentWords(uid: string, day: Day, draft: Draft | null): SentWords {
  const pending = completionOutbox.useEntries(uid).find((each) => each.day === day);
  const digest = draft && answersIn(draft).some(({ text }) => !isBlank(text)) && digestOf(draft);
  const [sentDigest, setSentDigest] = useState<number | null>(null);
  // The outbox forgets a completion as soon as it is credited.
  if (pending && pending.digest !== sentDigest) setSentDigest(pending.digest);
  const isKnown = typeof digest !== 'number' || digest === sentDigest;
  const path = isKnown ? null : paths.userDevotional(uid, day);
  const sent = useRestrictedDoc(path, userDevotionalSchema);
  if (isKnown) return 'same';
  if (sent.state === 'loading') return 'unknown';
  return sent.state === 'ready' && digestOf(sent.value) === digest ? 'same' : 'other';
}

type SentWords = 'same' | 'other' | 'unknown';

interface Props {
  draft: Draft;
  /** Whether the draft's memorized verse would add the bonus, because the sent words have none. */
  addsBonus: boolean;
  onReplace: () => void;
}

/** Says that the day was completed in another window or on another device, in other words than those on this page. */
export function CompletedElsewhere({ draft, addsBonus, onReplace }: Props) {
  const gain = addsBonus
    ? `o versículo que você memorizou aqui soma ${MEMORIZATION_BONUS_XP} XP`
    : 'o XP não muda';
  return (
    <Notice
      severity="info"
      role="status"
      title="Você já completou este devocional"
      text={`Foi em outra janela ou em outro aparelho, com outras palavras. O que você escreveu aqui não foi enviado e continua guardado. Você pode copiar, ou pôr no lugar do que foi enviado; ${gain}.`}
      action={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={() => void copyText(asText(answersIn(draft)))}>
            Copiar
          </Button>
          <Button color="inherit" onClick={onReplace}>
            Substituir
          </Button>
        </Stack>
      }
    />
  );
}
