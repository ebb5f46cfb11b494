import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Live } from '@/lib/live';
import { formDraft } from '@/lib/form-draft';
import { LoadBoundary } from '@/ui/load-boundary';

const dayOrNull = (value: string | null): Day | null =>
  value !== null && isDay(value) ? value : null;

/** What the address asks the form of a page for: `?editar=id` to change a document, `?date=day` for a new one on that day. */
export function useEditMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const [isBack, setBack] = useState(false);
  const open = (search: Record<string, string>, next: unknown = null) =>
    void navigate(
      { search: new URLSearchParams(search).toString() },
      { replace: true, state: next },
    );

  return {
    /** Differs with each navigation: as the key of the form, it makes the form start anew. */
    key: location.key,
    state,
    editing: query.get('editar'),
    /** The form of a new document follows one of an edit. */
    isBack,
    /** `?copiar=day`: a new document that starts from another. */
    copying: dayOrNull(query.get('copiar')),
    date: dayOrNull(query.get('date')),
    edit: (id: string): void => {
      open({ editar: id });
      window.scrollTo(0, 0);
    },
    /** Back to a new document. */
    begin: (date: Day | null = null, next: unknown = null): void => {
      setBack(query.has('editar'));
      open(date ? { date } : {}, next);
    },
  };
}

interface EditedDocumentProps<T, Values> {
  found: Live<T>;
  /** The form as text. */
  valuesOf: (document: T) => Values;
  empty: Values;
  draftKey: string;
  notFound: string;
  skeleton: ReactNode;
  children: (initial: Values) => ReactNode;
}

/**
 * A document in its form, as it was when it was opened: what another admin saves meanwhile does not change what is being typed.
 * One that was deleted opens as its draft was opened, if there is one. Needs a key per document.
 */
export function EditedDocument<T, Values extends Record<string, string>>(
  props: EditedDocumentProps<T, Values>,
) {
  const { found, valuesOf, empty, draftKey, notFound, skeleton, children } = props;
  const [opened, setOpened] = useState<Values | null>(null);
  if (opened === null && found.state === 'ready') setOpened(valuesOf(found.value));
  if (opened === null && found.state === 'missing') {
    const draft = formDraft.read(draftKey, empty);
    if (draft) setOpened(draft.opened);
  }
  if (opened !== null) return children(opened);
  if (found.state === 'loading') return skeleton;
  return (
    <Alert severity="warning" role="status">
      {notFound}
    </Alert>
  );
}

/** Where a form is loading. */
export const FormSkeleton = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ borderRadius: 1 }} />
);

interface FormBesideListProps {
  form: { id: string; title: string; height: number; content: ReactNode };
  list: { title: string; content: ReactNode };
  /** The toast when either can't be loaded. */
  failure: string;
}

/** The form on the left, the list on the right; on a phone one below the other. */
export function FormBesideList({ form, list, failure }: FormBesideListProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box>
        <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Typography id={form.id} variant="h2" sx={{ mb: 2.5 }}>
            {form.title}
          </Typography>
          <LoadBoundary title={failure}>
            <Suspense fallback={<FormSkeleton height={form.height} />}>{form.content}</Suspense>
          </LoadBoundary>
        </Card>
      </Box>
      <Box>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {list.title}
        </Typography>
        <LoadBoundary title={failure}>{list.content}</LoadBoundary>
      </Box>
    </Box>
  );
}
