import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, OutlinedInput } from '@mui/material';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** A search box with its label as the placeholder. The first Escape clears it; only the next one closes the surrounding dialog. */
export function SearchField({ label, value, onChange, autoFocus = false }: Props) {
  return (
    <OutlinedInput
      fullWidth
      placeholder={label}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      slotProps={{
        input: {
          'aria-label': label,
          enterKeyHint: 'search',
          autoComplete: 'off',
          maxLength: 100,
        },
      }}
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
