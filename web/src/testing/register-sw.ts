import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { vi } from 'vitest';

// Stands in for `virtual:pwa-register/react`.

export const updateServiceWorker = vi.fn<() => Promise<void>>(async () => {});

/** The options of the app's last registration, whose callbacks a test calls. */
export const registration: { options: RegisterSWOptions } = { options: {} };

export function useRegisterSW(options: RegisterSWOptions) {
  registration.options = options;
  return { updateServiceWorker };
}
