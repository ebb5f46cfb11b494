import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import PlanIcon from '@mui/icons-material/AutorenewOutlined';
import ClearedIcon from '@mui/icons-material/BlockOutlined';
import PartlyIcon from '@mui/icons-material/Contrast';
import OwnIcon from '@mui/icons-material/EditOutlined';
import MixedIcon from '@mui/icons-material/LayersOutlined';
import LockedIcon from '@mui/icons-material/LockOutlined';
import EmptyIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import SoonIcon from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material';
import { stateLabels } from './day-state';
import type { DayState } from './day-state';

export const stateIcons = {
  plan: PlanIcon,
  locked: LockedIcon,
  own: OwnIcon,
  empty: EmptyIcon,
  cleared: ClearedIcon,
  paused: PausedIcon,
  soon: SoonIcon,
  partly: PartlyIcon,
  mixed: MixedIcon,
};

/** Where there is a pointer that hovers, shown only while its day is pointed at or has the focus. */
export const onlyInUse = {
  '@media (hover: hover) and (min-width: 900px)': {
    'td:not(:hover, :focus-within, [data-lifted]) &': { opacity: 0 },
  },
} as const;

/** A state as an icon and a word. */
export function StateMark({ state, sx }: { state: DayState; sx?: SxProps<Theme> }) {
  const Icon = stateIcons[state];
  return (
    <Box component="span" sx={[markSx, ...(sx ? [sx].flat() : [])]}>
      <Icon aria-hidden />
      {stateLabels[state]}
    </Box>
  );
}

const markSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '0.875rem', flexShrink: 0 },
} as const;

const legendOrder: DayState[] = [
  'plan',
  'own',
  'mixed',
  'partly',
  'locked',
  'paused',
  'soon',
  'cleared',
  'empty',
];

interface LegendProps {
  states: ReadonlySet<DayState>;
  /** The state of the days without a mark. */
  usual: DayState | null;
}

/** Explains the states that occur, if they differ. */
export function Legend({ states, usual }: LegendProps) {
  const present = legendOrder.filter((state) => states.has(state));
  if (present.length === 0 || (usual && present.length === 1)) return null;
  return (
    <Box component="ul" aria-label="Legenda" sx={legendSx}>
      {present.map((state) => (
        <Box component="li" key={state} sx={{ display: 'flex', gap: 0.5 }}>
          {state === usual ? (
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              Sem marca neste mês:
            </Box>
          ) : (
            <StateMark state={state} sx={{ color: 'text.primary', fontWeight: 600 }} />
          )}
          {meanings[state]}
        </Box>
      ))}
    </Box>
  );
}

const legendSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: 'text.secondary',
} as const;

const meanings: Record<DayState, string> = {
  plan: 'preenchido pelo plano',
  own: 'escrito ou editado por vocês',
  mixed: 'uma parte do plano, outra de vocês',
  partly: 'falta o devocional ou a leitura',
  locked: 'o plano não muda',
  paused: 'o plano parou',
  soon: 'o plano preenche 30 dias antes',
  cleared: 'vazio de propósito',
  empty: 'sem conteúdo',
};
