import { expect, it, vi } from 'vitest';
import { prefetch } from './prefetch';

function stubConnection(connection: object | undefined): void {
  vi.stubGlobal('navigator', connection ? { connection } : {});
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
}

it.each([undefined, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
  'prefetches over %j',
  (connection) => {
    stubConnection(connection);
    const work = vi.fn<() => void>();
    prefetch(work);
    expect(work).toHaveBeenCalledOnce();
  },
);

it.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('does not prefetch over %j', (connection) => {
  stubConnection(connection);
  const work = vi.fn<() => void>();
  prefetch(work);
  expect(work).not.toHaveBeenCalled();
});
