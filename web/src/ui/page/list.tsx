import { Button, Skeleton, Stack } from '@mui/material';

export function ListSkeleton() {
  return (
    <Stack spacing={1.5} aria-busy>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} variant="rounded" height={148} />
      ))}
    </Stack>
  );
}

interface Props {
  newer: (() => void) | null;
  older: (() => void) | null;
  /** Agrees in gender with the items: 'Mais antigas' or 'Mais antigos'. */
  olderLabel?: string;
  newerLabel?: string;
}

/** Pages through a list, and scrolls each page to its top. */
export function Pager(props: Props) {
  const { newer, older, newerLabel = 'Mais recentes', olderLabel = 'Mais antigas' } = props;

  function turn(page: Props['newer'], button: Element): void {
    page?.();
    scrollToTop(button);
  }

  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <Button onClick={({ currentTarget }) => turn(newer, currentTarget)} disabled={!newer}>
        {newerLabel}
      </Button>
      <Button onClick={({ currentTarget }) => turn(older, currentTarget)} disabled={!older}>
        {olderLabel}
      </Button>
    </Stack>
  );
}

/** Marks a part of a page that scrolls separately. */
export const scroller = { 'data-scroller': true } as const;

/** Scrolls to their tops both the page and the scrolling part of it that contains the element. */
function scrollToTop(within: Element | null): void {
  within?.closest('[data-scroller]')?.scrollTo(0, 0);
  window.scrollTo(0, 0);
}
