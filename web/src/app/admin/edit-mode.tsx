import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Live } from '@/lib/live';
import { useMedia } from '@/lib/browser';
import { formDraft } from '@/lib/form-draft';
import { isUnknown } from '@/lib/documents';
import { useTimedOut } from '@/lib/timing';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { NewButton } from '@/ui/new-button';
import { Notice } from '@/ui/page/notice';

const dayOrNull = (value: string | null): Day | null =>
  value !== null && isDay(value) ? value : null;

/** Reads the form's mode from the address: `?edit=id` edits a document, `?date=day` creates one for that day. */
export function useEditMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const [hasEdited, setEdited] = useState(false);
  const open = (search: Record<string, string>, next: unknown = null) =>
    void navigate(
      { search: new URLSearchParams(search).toString() },
      { replace: true, state: next },
    );

  return {
    /** Changes with each navigation. Used as the form's key, it resets the form. */
    key: location.key,
    state,
    editing: query.get('edit'),
    /** True when the person returned to the form for a new document from editing one. */
    hasEdited,
    /** `?copy=day`: the new document starts as a copy of that day's. */
    copying: dayOrNull(query.get('copy')),
    date: dayOrNull(query.get('date')),
    /** `&from=calendar`: after saving, the person returns to that day of the calendar. */
    isFromCalendar: query.get('from') === 'calendar',
    returnToCalendar: (day: Day): void =>
      void navigate(`/content-calendar?month=${day.slice(0, 7)}&day=${day}`, { replace: true }),
    edit: (id: string): void => {
      open({ edit: id });
      window.scrollTo(0, 0);
    },
    /** Opens the form for a new document. */
    startNew: (date: Day | null = null, next: unknown = null): void => {
      setEdited(query.has('edit'));
      open(date ? { date } : {}, next);
    },
  };
}

interface EditedDocumentProps<T, Values> {
  found: Live<T>;
  /** Converts a document to the form's values. */
  toValues: (document: T) => Values;
  empty: Values;
  draftKey: string;
  notFound: string;
  skeleton: ReactNode;
  children: (initial: Values) => ReactNode;
}

/**
 * Renders the form with the document as it was when it was opened, so that another admin's save does not overwrite what is being
 * typed. A deleted document with a draft opens with the values that the draft started from. Needs a key per document.
 */
export function EditedDocument<T, Values extends Record<string, string>>(
  props: EditedDocumentProps<T, Values>,
) {
  const { found, toValues, empty, draftKey, notFound, skeleton, children } = props;
  const [opened, setOpened] = useState<Values | null>(null);
  const isUnreachable = useTimedOut(opened === null && isUnknown(found));
  if (opened === null && found.state === 'ready') setOpened(toValues(found.value));
  if (opened === null && found.state === 'missing') {
    const draft = formDraft.read(draftKey, empty);
    if (draft) setOpened(draft.opened);
  }
  if (opened !== null) return children(opened);
  if (isUnreachable) return <ServerUnreachable isEmpty />;
  if (isUnknown(found)) return skeleton;
  return <Notice severity="warning" role="status" text={notFound} />;
}

/** The placeholder of a form that is loading. */
export const FormSkeleton = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ borderRadius: 1 }} />
);

const listHeadSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  mt: { md: 2 },
  mb: 1.5,
} as const;

interface FormAndListProps {
  form: { id: string; title: string; content: ReactNode };
  /** `action` stands beside the list's title. */
  list: { title: string; action?: ReactNode; content: ReactNode };
  /** On a phone, shows the list before the form, below a button with this text that leads to the form. */
  listFirst?: string | false;
  /** Title of the toast when the form or the list can't be loaded. */
  failure: string;
}

/** Lays out the form on the left and the list on the right; on a phone one below the other. */
export function FormAndList({ form, list, listFirst = false, failure }: FormAndListProps) {
  const isNarrow = useMedia('(max-width: 899.95px)');
  const heading = useRef<HTMLHeadingElement>(null);
  function goToForm(): void {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }
  const parts = [
    <Box key="form">
      <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <Typography
          id={form.id}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ mb: 2.5, outline: 'none', scrollMarginTop: 24 }}
        >
          {form.title}
        </Typography>
        <LoadBoundary title={failure}>{form.content}</LoadBoundary>
      </Card>
    </Box>,
    <Box key="list">
      {isNarrow && listFirst !== false && <NewButton onClick={goToForm}>{listFirst}</NewButton>}
      <Stack direction="row" useFlexGap spacing={1} sx={listHeadSx}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          {list.title}
        </Typography>
        {list.action}
      </Stack>
      <LoadBoundary title={failure}>{list.content}</LoadBoundary>
    </Box>,
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {isNarrow && listFirst !== false ? parts.toReversed() : parts}
    </Box>
  );
}
