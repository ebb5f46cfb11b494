import ComfortIcon from '@mui/icons-material/FormatSize';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from './lazy';

const ComfortPanel = lazyComponent(() =>
  import('./comfort-panel').then((module) => module.ComfortPanel),
);

/** Opens the settings of how a chapter is set: size, spacing, typeface and paper. */
export function ComfortButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label="Conforto da leitura"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ComfortIcon />
      </IconButton>
      {anchor && (
        <Suspense>
          <ComfortPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
