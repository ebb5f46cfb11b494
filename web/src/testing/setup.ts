import { cleanup, configure } from '@testing-library/react';
import { removeStyles } from './styles';
import { afterAll, afterEach, vi } from 'vitest';

// The files of a worker share the libraries, which take longer to load than the tests to run; the app's own modules, and
// with them the mocks, are loaded anew for each file. A module that one file mocks with a factory, and another without, may
// keep the factory's exports: mock it the same way in both (tools/lint/mocks.test.ts looks).
vi.resetModules();

// Firestore can be created only once for the app that the files of a worker share, and no component test needs it.
vi.mock('@/lib/firestore', () => ({ db: {} }));

// A busy machine takes longer than the default second to load a lazy part of a screen.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

afterEach(() => {
  cleanup();
  removeStyles();
});

afterAll(async () => {
  vi.useRealTimers();
  // What a file still loads when the next one begins makes Vitest forget mocks of that one.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  localStorage.clear();
});
