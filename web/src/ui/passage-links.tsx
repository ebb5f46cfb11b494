import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { findReferences } from '@raizes/domain/bible/references';
import type { Reference } from '@raizes/domain/bible/references';
import { Link as MuiLink } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passagesLoader } from './passage-slot';

/** A text with its Bible references as links; loaded by `LinkedText`. */
export function PassageLinks({ text }: { text: string }) {
  const references = useOpenable(useMemo(() => findReferences(text), [text]));
  const parts: ReactNode[] = [];
  let position = 0;
  for (const { start, end, passage } of references) {
    parts.push(
      text.slice(position, start),
      <PassageLink key={start} passage={passage}>
        {text.slice(start, end)}
      </PassageLink>,
    );
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** The references that lead somewhere: those in this device's edition, once it is known; all of them if it can't be loaded. */
function useOpenable(named: Reference[]): Reference[] {
  const [openable, setOpenable] = useState<{ named: Reference[]; found: Reference[] }>();
  const load = passagesLoader();

  useEffect(() => {
    if (!load || named.length === 0) return undefined;
    let isCurrent = true;
    const show = (found: Reference[]) => isCurrent && setOpenable({ named, found });
    load()
      .then(({ loadHasPassage }) => loadHasPassage())
      .then(
        (hasPassage) => show(named.filter(({ passage }) => hasPassage(passage))),
        () => show(named),
      );
    return () => {
      isCurrent = false;
    };
  }, [load, named]);

  if (!load) return named;
  return openable?.named === named ? openable.found : [];
}

/** Opens the passage in a card over the page, or in the reader if there is no card. */
function PassageLink({ passage, children }: { passage: Passage; children: string }) {
  const [card, setCard] = useState<ReactNode>(null);
  const navigate = useNavigate();
  const path = passagePath(passage);

  function onClick(event: MouseEvent): void {
    const load = passagesLoader();
    if (!load || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ PassageCard }) => setCard(<PassageCard passage={passage} onClose={() => setCard(null)} />),
      () => void navigate(path),
    );
  }

  return (
    <>
      <MuiLink
        component={Link}
        to={path}
        onClick={onClick}
        // An entry of a list, such as `18` in `Jo 3.16,18`, does not name its book.
        aria-label={/\p{L}/u.test(children) ? undefined : formatPassage(passage)}
        sx={link}
      >
        {children}
      </MuiLink>
      {card}
    </>
  );
}

/** As wide and high as plain text; the padding enlarges the touch target. */
const link = {
  color: 'inherit',
  font: 'inherit',
  py: '10px',
  textDecoration: 'underline dotted',
  textDecorationColor: 'var(--mui-palette-secondary-main)',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
} as const;
