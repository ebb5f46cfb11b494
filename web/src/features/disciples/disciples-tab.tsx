import { useLasting } from '@/lib/lasting';
import { ListSkeleton } from '@/ui/list-skeleton';
import { useLinked } from './api';
import { DiscipleList } from './disciple-list';
import { NoDisciples } from './no-disciples';
import { PrivacyNote } from './privacy-note';

/** How those are doing who are linked to a leader now. */
export function DisciplesTab({ uid }: { uid: string }) {
  return (
    <>
      <PrivacyNote />
      <Linked uid={uid} />
    </>
  );
}

function Linked({ uid }: { uid: string }) {
  const linked = useLinked(uid);
  const isUnsure =
    linked.state === 'loading' ||
    (linked.state === 'ready' && linked.fromCache && linked.items.length === 0);
  const isLost = useLasting(isUnsure);

  if (isUnsure) return isLost ? <NoDisciples why="failed" /> : <ListSkeleton />;
  if (linked.state !== 'ready' || linked.items.length === 0) return <NoDisciples why="none" />;
  return <DiscipleList profiles={linked.items} />;
}
