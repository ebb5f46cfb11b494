import { Suspense } from 'react';
import { useLeads } from '@/lib/leads';
import { lazyNamed } from '@/ui/lazy-named';

const AnnounceMessages = lazyNamed(
  () =>
    import('@/features/pastor-panel/announce-messages').catch(() => ({
      AnnounceMessages: () => null,
    })),
  'AnnounceMessages',
);

/** What a leader hears of wherever they are; for anyone else nothing is loaded and nothing is asked. */
export function LeaderNews({ uid }: { uid: string }) {
  return useLeads() ? (
    <Suspense>
      <AnnounceMessages uid={uid} />
    </Suspense>
  ) : null;
}
