import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import { Field } from '@/ui/fields';
import type { Search } from './search';

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

interface SearchStatusProps {
  search: Search;
  looked: Looked;
  /** How many devotionals there are, where that is known. */
  total: number | null;
}

interface Looked {
  /** How many devotionals have been looked through. */
  loaded: number;
  /** Those are all. */
  ended: boolean;
  /** Those that this device remembers. */
  fromCache: boolean;
}

/** How far a search has come, and in what it has looked. */
export function SearchStatus({ search, looked, total }: SearchStatusProps) {
  const { loaded } = looked;
  const { isUnderway, found, searchFurther } = search;
  const known = total === null ? null : Math.max(total, loaded);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status">
        {isUnderway
          ? `Procurando… ${loaded}${known === null ? '' : ` de ${known}`} devocionais`
          : summary(found.length, looked)}
      </Typography>
      {isUnderway && (
        <LinearProgress
          sx={{ mt: 1 }}
          aria-label="Progresso da procura"
          {...(known ? { variant: 'determinate', value: (loaded / known) * 100 } : {})}
        />
      )}
      {searchFurther && (
        <Button onClick={searchFurther} sx={{ mt: 1 }}>
          Procurar nos mais antigos
        </Button>
      )}
    </Box>
  );
}

function summary(found: number, { loaded, ended, fromCache }: Looked): string {
  const count =
    found === 0 ? 'Nada encontrado' : found === 1 ? '1 encontrado' : `${found} encontrados`;
  const devotionals = loaded === 1 ? '1 devocional' : `${loaded} devocionais`;
  if (fromCache) return `${count} em ${devotionals} guardados neste aparelho.`;
  return ended ? `${count} em ${devotionals}.` : `${count} nos ${devotionals} mais recentes.`;
}
