import { cleanup, configure } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, vi } from 'vitest';

// The files of a worker share the libraries, which take longer to load than the tests to run; the app's own modules, and
// with them the mocks, are loaded anew for each file.
vi.resetModules();

// A busy machine takes longer than the default second to load a lazy part of a screen.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

afterEach(() => {
  cleanup();
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  await Promise.all(getApps().map(deleteApp));
});
