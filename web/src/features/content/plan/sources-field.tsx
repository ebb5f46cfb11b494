import { addSource, sourceKey } from '@raizes/domain/documents/content-plan';
import type { DevotionalSource } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { FormControlLabel, IconButton, Stack, Switch, Typography } from '@mui/material';
import { useId } from 'react';

interface Props {
  imported: readonly ContentSeries[];
  /** The chosen sources in their order. */
  chosen: readonly DevotionalSource[];
  disabled: boolean;
  onChange: (chosen: DevotionalSource[]) => void;
}

/** Chooses the sources of the devotionals: a switch if nothing is imported, otherwise a list of sources to order. */
export function SourcesField({ imported, chosen, disabled, onChange }: Props) {
  const id = useId();
  const isOn = (source: DevotionalSource) =>
    chosen.some((each) => sourceKey(each) === sourceKey(source));
  const others = allSources(imported).filter((source) => !isOn(source));
  const rows = [...chosen, ...others];
  const toggle = (source: DevotionalSource, on: boolean) =>
    onChange(
      on
        ? addSource(chosen, source)
        : chosen.filter((each) => sourceKey(each) !== sourceKey(source)),
    );
  if (rows.length === 1)
    return (
      <div>
        <FormControlLabel
          label="Também o devocional de cada dia"
          control={
            <Switch
              checked={isOn(READING)}
              disabled={disabled}
              onChange={(_event, on) => toggle(READING, on)}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
        />
        <Typography id={id} variant="body2" color="textSecondary">
          {fromReading}
        </Typography>
      </div>
    );
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 700 }}>
        De onde vem o devocional
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Em cada dia vale a primeira da lista que tiver alguma coisa para ele.
      </Typography>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {rows.map((source, index) => (
          <Row
            key={sourceKey(source)}
            source={source}
            name={nameOf(source, imported)}
            isOn={index < chosen.length}
            isFirst={index === 0}
            isLast={index === chosen.length - 1}
            disabled={disabled}
            onToggle={(on) => toggle(source, on)}
            onMove={(step) => onChange(moveSource(chosen, index, step))}
          />
        ))}
      </Stack>
    </div>
  );
}

const READING: DevotionalSource = { from: 'reading' };
const fromReading =
  'Um versículo da leitura, o que o capítulo conta, o centro dele e perguntas. No começo de um livro, também uma introdução.';

/** Returns all sources of a church, in the default order: those with few days first. */
export function allSources(imported: readonly ContentSeries[]): DevotionalSource[] {
  const chains = imported.filter(({ kind }) => kind === 'chain');
  return [
    ...(chains.length < imported.length ? [{ from: 'series' as const }] : []),
    ...chains.map(({ id }) => ({ from: 'chain' as const, id })),
    READING,
  ];
}

/** Returns the sources that still exist. */
export const existingSources = (
  sources: readonly DevotionalSource[],
  imported: readonly ContentSeries[],
): DevotionalSource[] =>
  sources.filter(
    (source) => source.from !== 'chain' || imported.some(({ id }) => id === source.id),
  );

function nameOf(source: DevotionalSource, imported: readonly ContentSeries[]) {
  if (source.from === 'series')
    return { title: 'Séries da igreja', text: 'Cada uma nos seus dias.' };
  if (source.from === 'reading') return { title: 'Leitura do dia', text: fromReading };
  const name = imported.find(({ id }) => id === source.id)?.name ?? '';
  return { title: name, text: 'Versículos do dia, com o texto da Bíblia da igreja.' };
}

function moveSource(chosen: readonly DevotionalSource[], index: number, step: 1 | -1) {
  const source = chosen[index];
  const rest = chosen.filter((_, at) => at !== index);
  return source ? rest.toSpliced(index + step, 0, source) : rest;
}

interface RowProps {
  source: DevotionalSource;
  name: { title: string; text: string };
  isOn: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  onToggle: (on: boolean) => void;
  onMove: (step: 1 | -1) => void;
}

function Row({ name, isOn, isFirst, isLast, disabled, onToggle, onMove }: RowProps) {
  const id = useId();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Switch
        checked={isOn}
        disabled={disabled}
        onChange={(_event, on) => onToggle(on)}
        slotProps={{ input: { 'aria-label': name.title, 'aria-describedby': id } }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, ml: 1 }}>
        <Typography
          sx={{ overflowWrap: 'anywhere' }}
          color={isOn ? 'textPrimary' : 'textSecondary'}
        >
          {name.title}
        </Typography>
        <Typography id={id} variant="body2" color="textSecondary">
          {name.text}
        </Typography>
      </Stack>
      <IconButton
        aria-label={`Subir ${name.title}`}
        disabled={disabled || !isOn || isFirst}
        onClick={() => onMove(-1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        edge="end"
        aria-label={`Descer ${name.title}`}
        disabled={disabled || !isOn || isLast}
        onClick={() => onMove(1)}
      >
        <DownIcon />
      </IconButton>
    </Stack>
  );
}
