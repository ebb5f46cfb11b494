import type { Day } from '@raizes/domain/day';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Card, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Live } from '@/lib/live';
import { useTimedOut } from '@/lib/timing';
import { Pager } from './page/list';
import { ServerUnreachable } from './load-boundary';

interface Props<T> {
  list: Live<T[]>;
  /** Left out for a list without pages. */
  pages?: Partial<ComponentProps<typeof Pager>>;
  /** The toast when nothing is cached on this device and the server does not answer. */
  failure: { title: string; text: string };
  empty: ReactNode;
  skeleton: { label?: string; rows?: number; height: number };
  /** Short rows stand side by side on a wide screen. */
  isGrid?: boolean;
  /** Renders the row of an item, with its key. */
  children: (item: T) => ReactNode;
}

/** A live list on an admin page in each of its states: loading, server unreachable, empty, items, further pages. */
export function LiveList<T>(props: Props<T>) {
  const { list, pages = {}, failure, empty, skeleton, isGrid = false, children } = props;
  const isUnconfirmed = list.state !== 'ready' || list.fromCache;
  const isUnreachable = useTimedOut(isUnconfirmed);
  const { frame, noteFocus } = useFocusAfterRemoval();
  const { newer = null, older = null, ...labels } = pages;

  if (list.state !== 'ready' || (isUnconfirmed && list.value.length === 0)) {
    return isUnreachable ? <ServerUnreachable failure={failure} /> : <ListSkeleton {...skeleton} />;
  }
  return (
    <Stack spacing={1.5} ref={frame} tabIndex={-1} sx={{ outline: 'none' }}>
      {isUnreachable && <ServerUnreachable />}
      {list.value.length === 0 && (
        <Typography component="div" color="textSecondary">
          {empty}
        </Typography>
      )}
      <Box component="ul" sx={[listSx, isGrid && sideBySide]} onFocus={noteFocus}>
        {list.value.map(children)}
      </Box>
      {(newer || older) && <Pager newer={newer} older={older} {...labels} />}
    </Stack>
  );
}

const listSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, m: 0, p: 0 };

const sideBySide = {
  alignItems: 'start',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface FromTodayProps {
  /** The newest day that the list shows; null for all. */
  upTo: Day | null;
  today: Day;
  onChange: (upTo: Day | null) => void;
}

/** Lets a list of days, newest first, begin at today instead of the farthest day. */
export const FromToday = ({ upTo, today, onChange }: FromTodayProps) => (
  <Button onClick={() => onChange(upTo ? null : today)} sx={{ mx: -1 }}>
    {upTo ? 'Ver os próximos dias' : 'Ir para hoje'}
  </Button>
);

/** Moves the focus from a removed row to the row that takes its place, or to the list when none is left. */
function useFocusAfterRemoval() {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<{ focused: Element; row: number } | null>(null);
  const rows = () => [...(frame.current?.querySelectorAll(':scope > ul > li') ?? [])];

  // After each render, because the row can disappear before or after the confirmation dialog closes.
  useEffect(() => {
    if (!last.current || last.current.focused.isConnected) return;
    if (document.activeElement !== document.body) return;
    const remaining = rows();
    const next = remaining[Math.min(last.current.row, remaining.length - 1)];
    const target = next?.querySelector<HTMLElement>('a, button') ?? frame.current;
    target?.focus();
  });

  return {
    frame,
    noteFocus: ({ target }: FocusEvent): void => {
      last.current = { focused: target, row: rows().findIndex((row) => row.contains(target)) };
    },
  };
}

function ListSkeleton({ label, rows = 3, height }: Props<never>['skeleton']) {
  return (
    <Stack spacing={1.5} {...(label && { role: 'status', 'aria-label': label })}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}

interface ListRowProps extends Pick<ComponentProps<'li'>, 'ref' | 'style'> {
  /** The form currently edits this item. */
  isEdited?: boolean;
  sx?: Record<string, string | number>;
  children: ReactNode;
}

export function ListRow({ isEdited = false, sx, children, ...item }: ListRowProps) {
  const border = isEdited && { borderColor: 'primary.main' };
  return (
    <Card component="li" {...item} sx={{ listStyle: 'none', p: 2, ...border, ...sx }}>
      {children}
    </Card>
  );
}

/** Opens an item's form, at its own address or on this page. */
type EditAction = { to: string } | { onClick: () => void };

interface RowActionsProps {
  /** The name of the item in the labels of the buttons. */
  name: string;
  edit: EditAction;
  onRemove?: () => void;
  sx?: Record<string, string | number>;
  /** Further buttons, between the two. */
  children?: ReactNode;
}

/** The buttons at the end of a row. */
export function RowActions({ name, edit, onRemove, sx, children }: RowActionsProps) {
  const target = 'to' in edit ? { component: Link, to: edit.to } : { onClick: edit.onClick };
  return (
    <Stack
      direction="row"
      // The gap keeps a finger from deleting instead of editing.
      sx={{ flexShrink: 0, alignItems: 'flex-start', gap: 1, mt: -0.5, mr: -0.5, ...sx }}
    >
      <IconButton {...target} aria-label={`Editar ${name}`}>
        <EditIcon />
      </IconButton>
      {children}
      {onRemove && (
        <IconButton onClick={onRemove} aria-label={`Excluir ${name}`}>
          <DeleteIcon />
        </IconButton>
      )}
    </Stack>
  );
}
