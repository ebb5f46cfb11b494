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
import { positionNames, useFoundLeaders } from './api';

interface Props {
  except: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Searches the pastors and leaders, where there are more than a select can hold. */
export function LeaderDialog({ except, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const found = useFoundLeaders(useDebounced(typed));
  const leaders = found.state === 'ready' ? found.value.filter(({ id }) => id !== except) : null;

  return (
    <AppDialog
      title="Pastor ou líder"
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
            Nenhum pastor ou líder com esse nome.
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
