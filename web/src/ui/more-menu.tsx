import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

/** The props of an open menu. */
export interface MenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

interface Props {
  label: string;
  /** The menu, which can be a lazy component. */
  children: (menu: MenuProps) => ReactNode;
}

/** A button that opens a menu. */
export function MoreMenu({ label, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        edge="end"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Suspense>{anchor && children({ anchor, onClose: () => setAnchor(null) })}</Suspense>
    </>
  );
}
