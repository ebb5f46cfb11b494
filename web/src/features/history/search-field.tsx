import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton } from '@mui/material';
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
      startAdornment={<SearchIcon color="action" sx={{ mr: 1 }} />}
      endAdornment={
        value && (
          <IconButton edge="end" aria-label="Limpar a procura" onClick={() => onChange('')}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
