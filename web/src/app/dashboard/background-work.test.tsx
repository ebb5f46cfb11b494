import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDay, aRhythm, aUserStats } from '@raizes/tests/factories';
import { storeRhythm } from '@/features/progress/rhythm-copy';
import { captureInstallPrompt } from '@/lib/install';
import { FirebaseProviders } from '@/lib/firebase-providers';
import { rememberAdmitted } from '@/lib/remembered';
import { setPerson } from '@/lib/session';
import { renderApp } from '@/testing/render';
import { BackgroundWork } from './background-work';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  rememberAdmitted('ana', true);
});

it('offers to install the app only after the question about the rhythm is answered', () => {
  captureInstallPrompt();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined }));
  const offer = () => screen.queryByRole('region', { name: 'Instalar o aplicativo' });
  renderApp(
    <FirebaseProviders>
      <BackgroundWork
        uid="ana"
        today={aDay}
        stats={aUserStats({ total_devotionals_completed: 3 })}
        context={{ devotionalId: null, reference: null }}
        onNewBadge={() => undefined}
      />
    </FirebaseProviders>,
  );
  expect(offer()).toBeNull();
  act(() => storeRhythm('ana', aRhythm(), null));
  expect(offer()).not.toBeNull();
});
