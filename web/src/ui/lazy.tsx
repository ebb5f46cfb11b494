import { Box, CircularProgress } from '@mui/material';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** The fallback of a page that is loading. */
export function FullPageSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flexGrow: 1, minHeight: '60dvh' }}>
      <CircularProgress aria-label="Carregando" />
    </Box>
  );
}

/** A component loaded on its first render. @param load imports its module and returns the component */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

/** A lazy component that renders nothing if its chunk can't be loaded. */
export const optionalComponent = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => load().catch(() => () => null));
