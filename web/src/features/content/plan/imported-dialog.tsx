import type { Day } from '@raizes/domain/day';
import type { ContentPlan } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { Box, Button, Card, Dialog, DialogTitle, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useMedia } from '@/lib/browser';
import { refusalText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { DialogBody } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { changeImported, useImported } from './api';
import { FileButton } from './file-button';
import { ImportForm } from './import-form';
import { PlaceForm } from './place-form';
import type { ParsedFile } from './read-file';
import { describeImported, isOver } from './times-field';
import type { Series } from './times-field';

interface Props {
  plan: ContentPlan | null;
  today: Day;
  onClose: () => void;
}

/** Loaded with the first file, because the parser is large. */
const loadReader = () => import('./read-file');

const TITLE = 'Séries e versículos';

/** Lists the church's own series and its chains of references, and imports more. */
export function ImportedDialog({ plan, today, onClose }: Props) {
  const isWide = useMedia('(min-width: 600px)');
  const id = useId();
  const [file, setFile] = useState<ParsedFile | null>(null);
  const [placed, setPlaced] = useState<Series | null>(null);
  const back = () => {
    setFile(null);
    setPlaced(null);
  };

  async function read(chosen: File): Promise<void> {
    try {
      setFile(await (await loadReader()).readFile(chosen, today));
    } catch (error) {
      console.error('The file was not read', error);
      toastError('O arquivo não foi lido', refusalText(error));
    }
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={!isWide}
      aria-labelledby={id}
      onClose={file || placed ? undefined : onClose}
    >
      <DialogTitle id={id} variant="h2">
        {file ? 'Importar arquivo' : (placed?.name ?? TITLE)}
      </DialogTitle>
      {file ? (
        <ImportForm
          plan={plan}
          today={today}
          file={file}
          onFile={(next) => void read(next)}
          onDone={back}
        />
      ) : placed ? (
        <PlaceForm series={placed} today={today} onDone={back} />
      ) : (
        <DialogBody
          actions={
            <>
              <Button onClick={onClose}>Fechar</Button>
              <FileButton
                text="Importar arquivo"
                variant="contained"
                onFile={(chosen) => void read(chosen)}
              />
            </>
          }
        >
          <Imported today={today} onPlace={setPlaced} />
        </DialogBody>
      )}
    </Dialog>
  );
}

function Imported({ today, onPlace }: { today: Day; onPlace: (series: Series) => void }) {
  const live = useImported();
  const [deleting, setDeleting] = useState<ContentSeries | null>(null);
  const all = live.state === 'ready' ? live.value : [];
  // Online, an empty result from the cache does not count as an answer.
  const isUnknown =
    live.state === 'loading' ||
    (live.state === 'ready' && live.fromCache && all.length === 0 && navigator.onLine);

  async function erase({ id }: ContentSeries): Promise<void> {
    try {
      await changeImported({ action: 'delete', id });
      toastSuccess('Arquivo excluído.');
    } catch (error) {
      console.error('The series was not deleted', error);
      toastError('Erro', refusalText(error));
    }
    setDeleting(null);
  }

  return (
    <Stack spacing={2}>
      {isUnknown && <Skeleton variant="rounded" height={120} />}
      {!isUnknown && all.length === 0 && <Explanation />}
      {all.map((each) => (
        <Card key={each.id} component="article" variant="outlined" sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{each.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {describeImported(each, today)}
          </Typography>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', mt: 1, ml: -1, mb: -1 }}
          >
            {each.kind === 'series' && (
              <ItemButton
                text={isOver(each, today) ? 'Repetir esta série' : 'Mudar as datas'}
                name={each.name}
                onClick={() => onPlace(each)}
              />
            )}
            <ItemButton
              text="Excluir"
              name={each.name}
              color="error"
              onClick={() => setDeleting(each)}
            />
          </Stack>
        </Card>
      ))}
      <Formats today={today} />
      {deleting && (
        <ConfirmDialog
          title="Excluir este arquivo?"
          text={`“${deleting.name}” não preenche mais nenhum dia. Os dias que já estão no calendário ficam.`}
          action="Excluir"
          onConfirm={() => erase(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Stack>
  );
}

interface ItemButtonProps {
  text: string;
  /** The name of the series or chain, for the label. */
  name: string;
  color?: 'error' | 'primary';
  onClick: () => void;
}

const ItemButton = ({ text, name, color = 'primary', onClick }: ItemButtonProps) => (
  <Button color={color} onClick={onClick} aria-label={`${text}: ${name}`}>
    {text}
  </Button>
);

const Explanation = () => (
  <Typography>
    Uma série é um conjunto de devocionais que a sua igreja escreveu, como “Advento em família”: o
    app os põe no calendário nos dias certos e, se você quiser, de novo todo ano. Versículos do dia
    são uma lista de referências da Bíblia, das quais o app faz o devocional de cada dia do ano.
  </Typography>
);

/** What a file has to look like, with a template of each kind. */
function Formats({ today }: { today: Day }) {
  const template = (run: (reader: Awaited<ReturnType<typeof loadReader>>) => void) =>
    void loadReader().then(run);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        Os arquivos vêm de uma planilha salva como CSV. Uma série tem um devocional por linha; as
        datas podem ser como 3/12, 03/12/26 ou 3 de dezembro. Uma lista de passagens tem duas
        colunas: o dia e a passagem, ou várias separadas por ponto e vírgula.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: -1 }}>
        <Button onClick={() => template((reader) => reader.downloadSeriesTemplate(today))}>
          Baixar modelo de série
        </Button>
        <Button onClick={() => template((reader) => reader.downloadPassagesTemplate())}>
          Baixar modelo de passagens
        </Button>
      </Stack>
    </Box>
  );
}
