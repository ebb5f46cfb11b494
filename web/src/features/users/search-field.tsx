import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton } from '@mui/material';
import { useEffect, useState } from 'react';
import { Field } from '@/ui/fields';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** Where a name is typed to look for; Escape empties it, and what it stands in stays open. */
export function SearchField({ label, value, onChange, autoFocus = false }: SearchFieldProps) {
  return (
    <Field
      label={label}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      slotProps={{ input: { enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 } }}
      startAdornment={<SearchIcon color="action" sx={{ mr: 1 }} />}
      endAdornment={
        value && (
          <IconButton edge="end" aria-label="Limpar a procura" onClick={() => onChange('')}>
            <ClearIcon />
          </IconButton>
        )
      }
    />
  );
}

const PAUSE_MS = 300;

/** What is typed once the typing pauses: not every letter is a question to the server. An emptied field is at once. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return settled;
}
