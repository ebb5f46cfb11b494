import { Box, Button, Typography } from '@mui/material';
import { Bar } from '@/ui/meter';
import type { Search } from './search';

interface Props {
  search: Search;
  searched: Searched;
  /** Number of completed devotionals, if known. */
  total: number | null;
}

interface Searched {
  /** Number of devotionals searched. */
  loaded: number;
  /** All devotionals are loaded. */
  ended: boolean;
  fromCache: boolean;
}

/** The progress of a search, then its result and extent. */
export function SearchStatus({ search, searched, total }: Props) {
  const { loaded } = searched;
  const { isUnderway, found, searchFurther } = search;
  const known = total === null ? null : Math.max(total, loaded);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status">
        {isUnderway
          ? `Procurando… ${loaded}${known === null ? '' : ` de ${known}`} devocionais`
          : summary(found.length, searched)}
      </Typography>
      {isUnderway && known !== null && known > 0 && (
        <Box sx={{ mt: 1 }}>
          <Bar percent={(loaded / known) * 100} label="Progresso da procura" />
        </Box>
      )}
      {searchFurther && (
        <Button onClick={searchFurther} sx={{ mt: 1 }}>
          Procurar nos mais antigos
        </Button>
      )}
    </Box>
  );
}

function summary(found: number, { loaded, ended, fromCache }: Searched): string {
  const count =
    found === 0 ? 'Nada encontrado' : found === 1 ? '1 encontrado' : `${found} encontrados`;
  const devotionals = loaded === 1 ? '1 devocional' : `${loaded} devocionais`;
  if (fromCache) return `${count} em ${devotionals} guardados neste aparelho.`;
  return ended ? `${count} em ${devotionals}.` : `${count} nos ${devotionals} mais recentes.`;
}
