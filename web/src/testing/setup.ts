import { act, cleanup, configure } from '@testing-library/react';
import { accounts } from './backend/accounts';
import { removePushes } from './backend/messaging';
import { provideLocks } from './backend/locks';
import { store } from './backend/store';
import { removeStyles } from './styles';
import { afterAll, afterEach, vi } from 'vitest';

// The test files of a worker share the libraries, which take longer to load than the tests to run. The app's own modules are
// reloaded for each file; what they read and write is in `backend`, which is emptied after each test.
vi.resetModules();
provideLocks();

// A busy machine takes longer than the default of one second to load a lazy part of a screen.
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });

// A press shows what the backend answers at once, as a rendered screen does (see `renderApp`).
configure({
  eventWrapper: (press: () => unknown) => {
    let result: unknown;
    act(() => {
      result = press();
    });
    store.settle();
    return result;
  },
});

// A mounted component can use a stubbed global, and Vitest runs a file's own hooks before this one.
afterEach(() => {
  cleanup();
  store.reset();
  accounts.reset();
  removePushes();
  vi.unstubAllGlobals();
  removeStyles();
});

afterAll(async () => {
  vi.useRealTimers();
  // An import that is still pending when the next file starts makes Vitest lose that file's mocks.
  await vi.dynamicImportSettled();
  localStorage.clear();
});
