import { sourceKey } from '@raizes/domain/documents/content-plan';
import type { DevotionalSource } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { addSource, allSources } from '@raizes/domain/content/sources';
import type { Day } from '@raizes/domain/day';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, IconButton, Stack, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { describeImported, isOver } from './times-field';
import type { Series } from './times-field';

interface Props {
  imported: readonly ContentSeries[];
  /** The sources in use, in their order; null without a plan, which is what orders them. */
  chosen: readonly DevotionalSource[] | null;
  today: Day;
  disabled: boolean;
  onChange: (chosen: DevotionalSource[]) => void;
  onPlace: (series: Series) => void;
  onDelete: (file: ContentSeries) => void;
}

/** Everything that devotionals come from, in the order in which it is tried. */
export function SourceList(props: Props) {
  const { imported, chosen, today, disabled, onChange, onPlace, onDelete } = props;
  const used = chosen ?? [];
  const isOn = (source: DevotionalSource) =>
    used.some((each) => sourceKey(each) === sourceKey(source));
  const rows = [...used, ...allSources(imported).filter((source) => !isOn(source))];
  const toggle = (source: DevotionalSource, on: boolean) =>
    onChange(
      on
        ? addSource(used, source, imported)
        : used.filter((each) => sourceKey(each) !== sourceKey(source)),
    );
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((source, index) => {
        const file = source.from === 'reading' ? null : imported.find(({ id }) => id === source.id);
        return (
          <Row
            key={sourceKey(source)}
            title={file ? file.name : 'Leitura do dia'}
            text={file ? describeImported(file, today) : FROM_READING}
            waits={chosen === null && file?.kind !== 'series'}
            order={
              chosen && {
                isOn: index < used.length,
                isFirst: index === 0,
                isLast: index === used.length - 1,
                disabled,
                onToggle: (on) => toggle(source, on),
                onMove: (step) => onChange(moveSource(used, index, step)),
              }
            }
          >
            {file && <FileButtons {...{ file, today, onPlace, onDelete }} />}
          </Row>
        );
      })}
    </Stack>
  );
}

export const FROM_READING =
  'Um versículo da leitura, o que o capítulo conta, o centro dele e perguntas. No começo de um livro, também uma introdução.';

function moveSource(chosen: readonly DevotionalSource[], index: number, step: 1 | -1) {
  const source = chosen[index];
  const rest = chosen.filter((_, at) => at !== index);
  return source ? rest.toSpliced(index + step, 0, source) : rest;
}

interface Order {
  isOn: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
  onMove: (step: 1 | -1) => void;
}

interface RowProps {
  title: string;
  text: string;
  /** It needs a plan, and there is none. */
  waits: boolean;
  order: Order | null;
  children: React.ReactNode;
}

function Row({ title, text, waits, order, children }: RowProps) {
  const id = useId();
  const isUsed = order?.isOn ?? !waits;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {order && (
          <Switch
            checked={order.isOn}
            disabled={order.disabled}
            onChange={(_event, on) => order.onToggle(on)}
            slotProps={{ input: { 'aria-label': title, 'aria-describedby': id } }}
          />
        )}
        <Stack sx={{ flexGrow: 1, minWidth: 0, ml: order ? 1 : 0 }}>
          <Typography
            sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
            color={isUsed ? 'textPrimary' : 'textSecondary'}
          >
            {title}
          </Typography>
          <Typography id={id} variant="body2" color="textSecondary">
            {waits ? `${text} Espera um plano de leitura.` : text}
          </Typography>
        </Stack>
        {order && (
          <>
            <IconButton
              aria-label={`Subir ${title}`}
              disabled={order.disabled || !order.isOn || order.isFirst}
              onClick={() => order.onMove(-1)}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              edge="end"
              aria-label={`Descer ${title}`}
              disabled={order.disabled || !order.isOn || order.isLast}
              onClick={() => order.onMove(1)}
            >
              <DownIcon />
            </IconButton>
          </>
        )}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: order ? 7 : -1 }}>
        {children}
      </Stack>
    </Box>
  );
}

interface FileButtonsProps extends Pick<Props, 'today' | 'onPlace' | 'onDelete'> {
  file: ContentSeries;
}

function FileButtons({ file, today, onPlace, onDelete }: FileButtonsProps) {
  const { name } = file;
  const place =
    file.kind === 'series' && isOver(file, today) ? 'Repetir esta série' : 'Mudar as datas';
  return (
    <>
      {file.kind === 'series' && (
        <Button onClick={() => onPlace(file)} aria-label={`${place}: ${name}`}>
          {place}
        </Button>
      )}
      <Button color="error" onClick={() => onDelete(file)} aria-label={`Excluir: ${name}`}>
        Excluir
      </Button>
    </>
  );
}
