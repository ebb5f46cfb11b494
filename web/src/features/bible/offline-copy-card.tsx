import DoneIcon from '@mui/icons-material/OfflinePinOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { Edition } from '@raizes/domain/bible/edition';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Bar } from '@/ui/meter';
import {
  removeAllBooks,
  downloadSize,
  stopDownload,
  storeAllBooks,
  useOfflineCopy,
} from './offline-copy';
import type { OfflineCopy } from './offline-copy';

/** Stores the whole Bible on this device, or removes it. */
export function OfflineCopyCard({ edition }: { edition: Edition }) {
  const copy = useOfflineCopy(edition);
  const [isRemoving, setRemoving] = useState(false);
  const size = downloadSize(edition);
  switch (copy.state) {
    case 'unknown':
      return null;
    case 'loading':
      return <Loading edition={edition} stored={copy.stored} />;
    case 'whole':
      return (
        <Box sx={{ ...row, mt: 2 }}>
          <Typography role="status" sx={{ ...row, gap: 1, fontWeight: 600 }}>
            <DoneIcon color="success" /> Guardada neste aparelho
          </Typography>
          <Button color="inherit" onClick={() => setRemoving(true)}>
            Remover
          </Button>
          {isRemoving && (
            <ConfirmDialog
              title="Remover a Bíblia deste aparelho?"
              text={`Libera ${megabytes(size)}. Sem internet, você vai ler só os livros que abrir de novo.`}
              action="Remover"
              onConfirm={() => {
                setRemoving(false);
                void removeAllBooks(edition);
              }}
              onClose={() => setRemoving(false)}
            />
          )}
        </Box>
      );
    case 'part':
    case 'failed':
      return (
        <Box sx={{ mt: 2 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void storeAllBooks(edition)}
          >
            {copy.state === 'failed'
              ? `Continuar (faltam ${megabytes(size - copy.stored)})`
              : `Guardar a Bíblia neste aparelho (${megabytes(size)})`}
          </Button>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 0.5 }}>
            {explain(copy)}
          </Typography>
        </Box>
      );
  }
}

function explain(copy: OfflineCopy): string {
  if (copy.state !== 'failed')
    return 'Para ler tudo sem internet. Cada livro que você abre já fica guardado.';
  switch (copy.reason) {
    case 'offline':
      return 'A internet caiu no meio. O que já chegou está guardado.';
    case 'full':
      return 'Este aparelho está sem espaço. Apague algo que você não usa e continue.';
    case 'other':
      return 'Não deu para guardar tudo. O que já chegou está guardado.';
  }
}

function Loading({ edition, stored }: { edition: Edition; stored: number }) {
  const percent = Math.round((100 * stored) / downloadSize(edition));
  return (
    <Box sx={{ ...row, mt: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          Guardando a Bíblia neste aparelho… {percent}%
        </Typography>
        <Bar percent={percent} label="Guardando a Bíblia neste aparelho" />
      </Box>
      <Button color="inherit" onClick={() => stopDownload(edition)}>
        Cancelar
      </Button>
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', gap: 2 } as const;

/** `1,3 MB`, or in kB for a small sample. */
function megabytes(bytes: number): string {
  const rounded = (bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return rounded === '0' ? `${Math.ceil(bytes / 1000)} kB` : `${rounded} MB`;
}
