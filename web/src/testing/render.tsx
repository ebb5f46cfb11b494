import { ThemeProvider } from '@mui/material';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { theme } from '@/ui/theme/theme';
import { Toasts } from '@/ui/toasts';
import { store } from './backend/store';

/** Renders a part of the app with the theme, the toasts and a router that starts at `route`, with that history state. */
export function renderApp(
  part: ReactNode,
  { route = '/', state = null }: { route?: string; state?: string | null } = {},
) {
  let address = route;
  const updateAddress = (next: string) => {
    address = next;
  };
  const wrap = (children: ReactNode) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[{ ...parsePath(route), state }]}>
        {children}
        <Location onChange={updateAddress} />
      </MemoryRouter>
      <Toasts />
    </ThemeProvider>
  );
  const { rerender, ...rendered } = render(wrap(part));
  store.settle();
  return {
    ...rendered,
    rerender: (next: ReactNode) => {
      rerender(wrap(next));
      store.settle();
    },
    /** Returns the router's current address. */
    currentAddress: () => address,
  };
}

/** All text on the screen. */
export const screenText = () => document.body.textContent;

function Location({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onChange(`${pathname}${search}${hash}`), [onChange, pathname, search, hash]);
  return null;
}
