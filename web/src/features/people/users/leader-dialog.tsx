import { profileSchema } from '@raizes/domain/documents/people';
import { matchesName, searchKey } from '@raizes/domain/name-search';
import {
  Box,
  Button,
  CircularProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useDocs } from '@/lib/live';
import { useDebounced } from '@/lib/timing';
import { AppDialog } from '@/ui/app-dialog';
import { SearchField } from '@/ui/search-field';
import { leaderCondition, leadersQuery, positionNames } from './api';

type Among = 'leaders' | 'everybody';

interface Props {
  title?: string;
  among?: Among;
  /** The id of a person who is not offered. */
  except?: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Searches the pastors and leaders, if there are more than a select can hold, or everybody. */
export function LeaderDialog(props: Props) {
  const { title = 'Pastor ou líder', among = 'leaders', except, onChoose, onClose } = props;
  const [typed, setTyped] = useState('');
  const found = useMatches(useDebounced(typed), among);
  const leaders = found.state === 'ready' ? found.value.filter(({ id }) => id !== except) : null;

  return (
    <AppDialog
      title={title}
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancelar</Button>}
    >
      <Box sx={{ minHeight: 340 }}>
        <SearchField label="Procurar por nome" value={typed} onChange={setTyped} autoFocus />
        {leaders === null && (
          <CircularProgress aria-label="Procurando" sx={{ display: 'block', mx: 'auto', mt: 4 }} />
        )}
        {leaders?.length === 0 && (
          <Typography color="textSecondary" role="status" sx={{ mt: 2 }}>
            {among === 'leaders'
              ? 'Nenhum pastor ou líder com esse nome.'
              : 'Ninguém com esse nome.'}
          </Typography>
        )}
        <List>
          {leaders?.map(({ id, full_name, position }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton onClick={() => onChoose(id)}>
                <ListItemText primary={full_name} secondary={positionNames[position]} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </AppDialog>
  );
}

const SHOWN = 30;

/** Everybody, or the leaders, whose names match; the first ones for an empty query. */
function useMatches(query: string, among: Among) {
  const key = searchKey(query, among);
  const isAnyLeader = key === null && among === 'leaders';
  const found = useDocs(
    {
      ...leadersQuery,
      conditions: isAnyLeader ? [leaderCondition] : [],
      ascending: key === null ? 'full_name' : `search.${key}`,
      size: SHOWN,
    },
    profileSchema,
  );
  if (found.state !== 'ready') return found;
  return { ...found, value: found.value.filter(({ full_name }) => matchesName(full_name, query)) };
}
