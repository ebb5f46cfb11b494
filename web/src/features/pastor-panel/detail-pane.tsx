import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Skeleton } from '@mui/material';
import { useLasting } from '@/lib/lasting';
import type { Watched } from '@/lib/watched-doc';
import { NothingOpened } from '@/ui/nothing-opened';
import { NoMessages } from './no-messages';
import { PanelDetail } from './panel-detail';

interface Props {
  id: string | null;
  opened: Watched<PastorMessage>;
  onRead: (messageId: string) => void;
  onAnswered: () => void;
}

/** The opened message, or why there is none to see. */
export function DetailPane({ id, opened, onRead, onAnswered }: Props) {
  const isUnsure = opened.state === 'loading' || (opened.state === 'missing' && opened.fromCache);
  const isLost = useLasting(id !== null && isUnsure);

  if (id === null) return <NothingOpened />;
  if (isUnsure) {
    return isLost ? <NoMessages why="failed" /> : <Skeleton variant="rounded" height={320} />;
  }
  if (opened.state !== 'ready')
    return <NothingOpened>Esta mensagem não está disponível</NothingOpened>;
  return (
    <PanelDetail
      key={id}
      message={opened.value}
      isUnsent={opened.sending}
      onRead={onRead}
      onAnswered={onAnswered}
    />
  );
}
