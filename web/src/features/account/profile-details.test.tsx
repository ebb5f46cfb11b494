import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signIn } from '@/testing/backend/accounts';
import { press } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { CompleteProfile } from './profile-details';

it('asks for the details missing from an interrupted sign-up, and offers to sign out instead', async () => {
  signIn();
  const onLeave = vi.fn<() => void>();
  renderApp(
    <CompleteProfile uid="ana" name="Ana" onComplete={() => undefined} onLeave={onLeave} />,
  );
  expect(await screen.findByRole('dialog', { name: 'Complete seu cadastro' })).toBeDefined();
  await press('Sair');
  expect(onLeave).toHaveBeenCalledOnce();
});
