import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Conflict {
  name: string;
  label: string;
  typed: ReactNode;
  stored: ReactNode;
  keepTyped: () => void;
  takeStored: () => void;
}

/** The fields that another admin has also changed since the form was opened, each with both texts to choose from. */
export function EditConflicts({ conflicts }: { conflicts: Conflict[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      severity="warning"
      slotProps={{ message: { sx: { flexGrow: 1, minWidth: 0 } } }}
    >
      <AlertTitle>Outra pessoa mudou o mesmo enquanto você editava</AlertTitle>
      Escolha um dos textos de cada campo e salve de novo. O resto já está junto.
      <Stack spacing={2} sx={{ mt: 2 }}>
        {conflicts.map(({ name, label, typed, stored, keepTyped, takeStored }) => (
          <Box key={name} role="group" aria-label={`${label}: dois textos`}>
            <Typography sx={{ fontWeight: 700, mb: 1 }}>{label}</Typography>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Version title="Seu texto" text={typed} action="Ficar com o meu" onTake={keepTyped} />
              <Version title="Já salvo" text={stored} action="Usar o salvo" onTake={takeStored} />
            </Box>
          </Box>
        ))}
      </Stack>
    </Alert>
  );
}

interface VersionProps {
  title: string;
  text: ReactNode;
  action: string;
  onTake: () => void;
}

function Version({ title, text, action, onTake }: VersionProps) {
  return (
    <Stack spacing={1} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        color="textPrimary"
        // Focusable, so that the keyboard can scroll a long text.
        tabIndex={0}
        sx={{
          flexGrow: 1,
          maxHeight: 240,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text === '' ? '(vazio)' : text}
      </Typography>
      <Button variant="outlined" size="small" onClick={onTake} sx={{ alignSelf: 'flex-start' }}>
        {action}
      </Button>
    </Stack>
  );
}
