import type { Profile } from '@raizes/domain/documents/people';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Button, Card, IconButton, Typography } from '@mui/material';
import type { IconButtonProps } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import AdminIcon from '@mui/icons-material/AdminPanelSettings';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { Chip } from '@/ui/chip';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { LeaderWish } from './leader-wish';
import { PersonLink } from './person-link';
import { LinkSelect, PositionSelect } from './person-controls';
import { ChooseCheckbox } from './selection';
import type { Selection } from './selection';

/** The height of a row on a phone: an estimate until the row is measured. */
const ROW_HEIGHT = 108;
const GAP = 8;
/** A list up to this length is rendered in full, so that the browser's own search finds everybody. */
const SHORT_LIST = 50;
const OVERSCAN = 5;

/** Opens a person's menu at an element. The page renders the menu, so it stays open when the row leaves the list. */
export type OpenMenu = (profile: Profile, at: HTMLElement) => void;

export interface PeopleProps {
  people: Profile[];
  leaders: Profile[];
  admins: ReadonlySet<string> | null;
  hasMore: boolean;
  disabled: boolean;
  showMore: () => void;
  onMore: OpenMenu;
  selection: Selection;
  /** Whether people are being chosen. */
  isChoosing: boolean;
}

/** A virtual list for narrow screens: only the people on the screen, and a few around them, are in the DOM. */
export function PeopleList(props: PeopleProps) {
  const { people, leaders, admins, hasMore, disabled, showMore, onMore, ...choice } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => ROW_HEIGHT,
    gap: GAP,
    overscan: !hasMore && people.length <= SHORT_LIST ? SHORT_LIST : OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => people[index]?.id ?? index,
  });
  const visible = rows.getVirtualItems();
  const churches = new Set(people.map(({ church_denomination }) => church_denomination));

  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);

  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label="Usuários"
        sx={{ position: 'relative', height: rows.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}
      >
        {visible.map(({ index, key, start }) => {
          const profile = people[index];
          return (
            profile && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : people.length}
                style={{
                  position: 'absolute',
                  inset: '0 0 auto',
                  transform: `translateY(${start - top}px)`,
                }}
              >
                <PersonRow
                  profile={profile}
                  leaders={leaders}
                  isAdmin={admins?.has(profile.id) ?? null}
                  isOfOneChurch={churches.size === 1}
                  disabled={disabled}
                  onMore={onMore}
                  isChoosing={choice.isChoosing}
                  isChosen={choice.selection.people.has(profile.id)}
                  onChoose={choice.selection.choose}
                />
              </li>
            )
          );
        })}
      </Box>
      {hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 3 }}>
          <Button onClick={showMore}>Mostrar mais</Button>
        </Box>
      )}
    </>
  );
}

export interface RowProps {
  profile: Profile;
  leaders: Profile[];
  /** Null while it is unknown. */
  isAdmin: boolean | null;
  disabled: boolean;
  onMore: OpenMenu;
  isChosen: boolean;
  onChoose: Selection['choose'];
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  px: 1.5,
  pt: 0.25,
  pb: 1,
  // Narrow, so that the leader's name and position fit beside the person's own.
  '& .MuiOutlinedInput-root select': {
    height: 44,
    boxSizing: 'border-box',
    textOverflow: 'ellipsis',
    pl: 1.25,
    pr: 3,
  },
  '& .MuiOutlinedInput-root': { fontSize: '0.9375rem' },
  '& .MuiOutlinedInput-root svg': { right: 2 },
} as const;

/** Name and church on one line, if both are short. */
const namesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

interface ListedProps {
  isChoosing: boolean;
  /** Everybody in the list is of the same church, which then says nothing. */
  isOfOneChurch: boolean;
}

/** One person: name and church, whether they are an admin, position and leader. The admin role is given on their page. */
const PersonRow = memo((props: RowProps & ListedProps) => {
  const { profile, leaders, isAdmin, disabled, onMore, isChosen, onChoose } = props;
  const { isChoosing, isOfOneChurch } = props;
  const Church = isOfOneChurch ? ScreenReaderText : ChurchName;
  const name = useId();
  const changes = { profile, leaders, disabled, about: name };
  return (
    <Card role="group" aria-labelledby={name} sx={rowSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 44 }}>
        {isChoosing && (
          <ChooseCheckbox
            about={name}
            checked={isChosen}
            disabled={disabled}
            onChange={(next) => onChoose([profile], next)}
          />
        )}
        <Box sx={namesSx}>
          <Typography component="h2" variant="body1">
            <PersonLink id={name} profile={profile} />
          </Typography>
          <Church>{profile.church_denomination}</Church>
        </Box>
        {isAdmin && (
          <Chip
            label="Administra"
            icon={<AdminIcon />}
            size="small"
            variant="outlined"
            color="secondary"
            sx={{ ml: 'auto' }}
          />
        )}
      </Box>
      <MoreButton {...{ profile, disabled, onMore }} about={name} edge="end" />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.25 }}>
        <Box sx={{ flex: '0 1 7rem' }}>
          <PositionSelect {...changes} />
        </Box>
        {profile.position === 'discipulo' && (
          <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
            <LinkSelect {...changes} />
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: '1 / -1', '&:not(:empty)': { pt: 1 } }}>
        <LeaderWish profile={profile} />
      </Box>
    </Card>
  );
});
PersonRow.displayName = 'PersonRow';

const ChurchName = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);

type MoreProps = Pick<RowProps, 'profile' | 'disabled' | 'onMore'> &
  Pick<IconButtonProps, 'edge' | 'size'> & { about: string };

/** Opens the menu of a person. */
export const MoreButton = ({ profile, disabled, onMore, about, ...props }: MoreProps) => (
  <IconButton
    aria-label="Mais opções"
    aria-haspopup="menu"
    aria-describedby={about}
    disabled={disabled}
    onClick={({ currentTarget }) => onMore(profile, currentTarget)}
    {...props}
  >
    <MoreIcon />
  </IconButton>
);
