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
import { useDebounced } from '@/lib/timing';
import { AppDialog } from '@/ui/app-dialog';
import { SearchField } from '@/ui/search-field';
import { positionNames, useFound } from './api';
import type { Among } from './api';

interface Props {
  title?: string;
  among?: Among;
  /** Not offered. */
  except?: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Searches the pastors and leaders, where there are more than a select can hold, or everybody. */
export function LeaderDialog(props: Props) {
  const { title = 'Pastor ou líder', among = 'leaders', except, onChoose, onClose } = props;
  const [typed, setTyped] = useState('');
  const found = useFound(useDebounced(typed), among);
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
