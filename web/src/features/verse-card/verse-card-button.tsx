import CardIcon from '@mui/icons-material/ImageOutlined';
import { Button, IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';

/** Lazy, because it draws on a canvas with landscapes and fonts. */
export const VerseCardDialog = lazyComponent(() =>
  import('./verse-card-dialog').then((module) => module.VerseCardDialog),
);

interface Props {
  verse: string;
  reference: string;
  /** The edition's name, if it is known. */
  edition?: string;
  /** Its words, instead of an icon alone. */
  label?: string;
}

/** Opens the dialog that shares a verse as a picture or text. */
export function VerseCardButton({ label, ...card }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {label ? (
        <Button startIcon={<CardIcon />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <IconButton color="inherit" aria-label="Cartão do versículo" onClick={() => setOpen(true)}>
          <CardIcon />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <VerseCardDialog {...card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
