import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the default second to load a lazy part of a screen.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
});
