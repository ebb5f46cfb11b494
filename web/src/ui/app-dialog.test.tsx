import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppDialog } from './app-dialog';

afterEach(() => vi.restoreAllMocks());

it('makes content that overflows focusable, so that keys scroll it, only while nothing inside can take the focus', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const dialogWith = (child: string | React.JSX.Element) => (
    <AppDialog title="E-mail enviado" actions={null}>
      {child}
    </AppDialog>
  );
  const { rerender } = render(dialogWith(<a href="/conta">Abrir o link</a>));
  const content = () => screen.getByText(/link/i).closest('.MuiDialogContent-root');
  expect(content()?.getAttribute('tabindex')).toBeNull();
  rerender(dialogWith('Enviamos um link.'));
  await waitFor(() => expect(content()?.getAttribute('tabindex')).toBe('0'));
  rerender(dialogWith(<a href="/conta">Abrir o link</a>));
  await waitFor(() => expect(content()?.getAttribute('tabindex')).toBeNull());
});
