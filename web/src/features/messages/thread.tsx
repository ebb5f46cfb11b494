import { isFirstWord } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Button, DialogContent, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOutage } from '@/lib/browser';
import { formatDateTime } from '@/lib/time';
import { MAX_EARLIER } from './api';
import { Bubble } from './conversation';

interface Props {
  /** Null while they load. */
  newestFirst: PastorMessage[] | null;
  /** What is stored cannot be loaded now. */
  isUnavailable: boolean;
  /** How the disciple is called here. */
  name: string;
  /** Null if there are none. */
  showEarlier: (() => void) | null;
}

/** What a leader and a disciple have written to each other, oldest on top, opened at the bottom. */
export function Thread({ newestFirst, isUnavailable, name, showEarlier }: Props) {
  const outage = useOutage();
  const content = useRef<HTMLDivElement>(null);
  /** The distance of what is read from the end, which earlier messages must not move. */
  const fromEnd = useRef(0);
  const isAtEnd = useRef(true);
  const turns = newestFirst?.flatMap(turnsOf).toSorted((one, other) => +one.at - +other.at);
  const count = turns?.length;

  useLayoutEffect(() => {
    const { current } = content;
    if (current) current.scrollTop = current.scrollHeight - fromEnd.current;
    fromEnd.current = 0;
  }, [count]);

  // The box below grows when it has loaded, and with the text in it.
  useEffect(() => {
    const { current } = content;
    if (!current) return undefined;
    const stayAtEnd = () => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    };
    const observer = new ResizeObserver(stayAtEnd);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  function noteScroll(): void {
    const { current } = content;
    if (!current) return;
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < 8;
  }

  function growUpwards(): void {
    const { current } = content;
    if (current) fromEnd.current = current.scrollHeight - current.scrollTop;
    showEarlier?.();
  }

  return (
    <DialogContent
      ref={content}
      onScroll={noteScroll}
      tabIndex={0}
      role="log"
      aria-label="Conversa"
      sx={{ '&&': { pt: 1 }, pb: 2, minHeight: 96 }}
    >
      <Stack spacing={1.5}>
        {showEarlier && <Button onClick={growUpwards}>Mostrar mensagens anteriores</Button>}
        {!turns && <Skeleton variant="rounded" height={96} />}
        {isUnavailable ? (
          <Typography color="textSecondary">
            {outage}: o que vocês já escreveram aparece aqui quando a conexão voltar.
          </Typography>
        ) : (
          turns?.length === 0 && (
            <Typography color="textSecondary">Vocês ainda não trocaram mensagens.</Typography>
          )
        )}
        {turns?.map(({ id, at, isMine, text }) => (
          <Bubble
            key={id}
            isEarlier
            isMine={isMine}
            title={isMine ? 'Você' : name}
            caption={formatDateTime(at)}
          >
            {text}
          </Bubble>
        ))}
      </Stack>
    </DialogContent>
  );
}

export const isWhole = (count: number, size: number) => count < size || size >= 5 * MAX_EARLIER;

interface Turn {
  id: string;
  at: Date;
  isMine: boolean;
  text: string;
}

/** The question and its answer, each at its own time. */
function turnsOf(message: PastorMessage): Turn[] {
  const { id, created_at, response, responded_at } = message;
  const question = { id: `${id} question`, at: created_at, isMine: false, text: message.message };
  const answer = { id: `${id} answer`, at: responded_at ?? created_at, isMine: true };
  return [
    ...(isFirstWord(message) ? [] : [question]),
    ...(response === null ? [] : [{ ...answer, text: response }]),
  ];
}
