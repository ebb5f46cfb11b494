import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment } from '@mui/material';
import { Field } from '@/ui/field';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: Props) {
  return (
    <Field
      label="Procurar no que você escreveu"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
      }}
      slotProps={{ input: { enterKeyHint: 'search', autoComplete: 'off', maxLength: 100 } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton edge="end" aria-label="Limpar a procura" onClick={() => onChange('')}>
              <CloseIcon />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
