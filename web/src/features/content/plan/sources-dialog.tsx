import type { Day } from '@raizes/domain/day';
import { sourceKey } from '@raizes/domain/documents/content-plan';
import type { ContentPlan, DevotionalSource } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { namedSources } from '@raizes/domain/content/sources';
import { Box, Button, Dialog, DialogTitle, Skeleton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useMedia } from '@/lib/browser';
import { refusalText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { DialogBody } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';
import { changeImported, useImported } from './api';
import { FileButton } from './file-button';
import { ImportForm } from './import-form';
import { PlaceForm } from './place-form';
import { toastFilled } from './plans';
import type { ParsedFile } from './read-file';
import { SourceList } from './source-list';
import type { Series } from './times-field';

interface Props {
  plan: ContentPlan | null;
  today: Day;
  /** Called with the first day that an import has filled. */
  onImported: (day: Day) => void;
  onClose: () => void;
}

/** Loaded with the first file, because the parser is large. */
const loadReader = () => import('./read-file');

/** Where devotionals come from: the church's own series, lists of passages and the reading, in one order; imports more. */
export function SourcesDialog({ plan, today, onImported, onClose }: Props) {
  const isWide = useMedia('(min-width: 600px)');
  const id = useId();
  const [file, setFile] = useState<ParsedFile | null>(null);
  const [placed, setPlaced] = useState<Series | null>(null);
  const [chosen, setChosen] = useState<readonly DevotionalSource[] | null>(null);
  const back = () => {
    setFile(null);
    setPlaced(null);
  };

  async function read(picked: File): Promise<void> {
    try {
      setFile(await (await loadReader()).readFile(picked, today));
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
      onClose={file || placed || chosen ? undefined : onClose}
    >
      <DialogTitle id={id} variant="h2">
        {file ? 'Importar arquivo' : (placed?.name ?? 'Fontes')}
      </DialogTitle>
      {file ? (
        <ImportForm
          plan={plan}
          today={today}
          file={file}
          onFile={(next) => void read(next)}
          onDone={back}
          onFilled={(day) => {
            onClose();
            onImported(day);
          }}
        />
      ) : placed ? (
        <PlaceForm series={placed} today={today} onDone={back} />
      ) : (
        <Sources
          plan={plan}
          today={today}
          edited={chosen}
          onEdit={setChosen}
          onPlace={setPlaced}
          onFile={(picked) => void read(picked)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface SourcesProps extends Omit<Props, 'onImported'> {
  /** The sources as changed but not yet saved; null if they are as stored. */
  edited: readonly DevotionalSource[] | null;
  onEdit: (sources: readonly DevotionalSource[] | null) => void;
  onPlace: (series: Series) => void;
  onFile: (file: File) => void;
}

function Sources(props: SourcesProps) {
  const { plan, today, edited, onEdit, onPlace, onFile, onClose } = props;
  const live = useImported();
  const [deleting, setDeleting] = useState<ContentSeries | null>(null);
  const { isBusy, refusal, submit } = useSubmission(refusalText);
  const imported = live.state === 'ready' ? live.value : [];
  // Online, an empty result from the cache does not count as an answer.
  const isUnknown =
    live.state === 'loading' ||
    (live.state === 'ready' && live.fromCache && imported.length === 0 && navigator.onLine);
  const current = plan?.choices.at(-1);
  const stored = current ? namedSources(current.devotionals, imported) : null;
  const chosen = stored && edited ? namedSources(edited, imported) : stored;

  function change(next: DevotionalSource[]): void {
    const isSame = next.map(sourceKey).join() === stored?.map(sourceKey).join();
    onEdit(isSame ? null : next);
  }

  const save = () =>
    submit(async () => {
      toastFilled(
        'Fontes salvas.',
        await changeImported({ action: 'order', sources: [...(chosen ?? [])] }),
      );
      onClose();
    });

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
    <DialogBody
      actions={
        edited ? (
          <>
            <Button onClick={() => onEdit(null)} disabled={isBusy}>
              Cancelar
            </Button>
            <Button variant="contained" loading={isBusy} onClick={() => void save()}>
              Salvar
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Fechar</Button>
            <FileButton text="Importar arquivo" variant="contained" onFile={onFile} />
          </>
        )
      }
    >
      <Stack spacing={2}>
        {refusal && <Notice title="As fontes não foram salvas" text={refusal} />}
        <Typography>
          {plan
            ? 'De onde vem o devocional. Em cada dia vale a primeira da lista que tiver alguma coisa para ele.'
            : 'De onde vem o devocional. Sem um plano, entram no calendário as séries, cada uma nos seus dias; onde duas se encontram, vale a que está antes nesta lista.'}
        </Typography>
        {isUnknown ? (
          <Skeleton variant="rounded" height={120} />
        ) : (
          <SourceList
            imported={imported}
            chosen={chosen}
            today={today}
            disabled={isBusy}
            onChange={change}
            onPlace={onPlace}
            onDelete={setDeleting}
          />
        )}
        {!isUnknown && imported.length === 0 && <Explanation />}
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
    </DialogBody>
  );
}

const Explanation = () => (
  <Typography>
    Uma série é um conjunto de devocionais que a sua igreja escreveu, como “Advento em família”: o
    aplicativo os põe no calendário nos dias certos e, se você quiser, de novo todo ano. De uma
    lista de passagens, com um plano ligado e a Bíblia inteira, o aplicativo faz o devocional de
    cada dia do ano.
  </Typography>
);

/** What a file has to look like, with a template of each kind. */
function Formats({ today }: { today: Day }) {
  const template = (run: (reader: Awaited<ReturnType<typeof loadReader>>) => void) =>
    void loadReader().then(run);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        Os arquivos vêm de uma planilha salva como CSV: no Excel, “Salvar como” e “CSV UTF-8”; nas
        Planilhas Google, “Arquivo”, “Fazer download” e “CSV”. Uma série tem um devocional por
        linha: só as quatro colunas com * são obrigatórias, e as datas podem ser como 3/12, 03/12/26
        ou 3 de dezembro. Uma lista de passagens tem duas colunas: o dia e a passagem, ou várias
        separadas por ponto e vírgula.
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
