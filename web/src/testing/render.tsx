import { ThemeProvider } from '@mui/material';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { theme } from '@/ui/theme/theme';
import { Toasts } from '@/ui/toasts';

/** Renders a part of the app with its theme, its toasts and a router that stands at `route`. */
export function renderApp(part: ReactNode, { route = '/' } = {}) {
  let address = route;
  const keepAddress = (next: string) => {
    address = next;
  };
  const wrap = (children: ReactNode) => (
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[route]}>
        {children}
        <Location onChange={keepAddress} />
      </MemoryRouter>
      <Toasts />
    </ThemeProvider>
  );
  const { rerender, ...rendered } = render(wrap(part));
  return {
    ...rendered,
    rerender: (next: ReactNode) => rerender(wrap(next)),
    /** The address that the router stands at now. */
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
