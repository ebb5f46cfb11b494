import MarksIcon from '@mui/icons-material/BookmarkBorderOutlined';
import VersesIcon from '@mui/icons-material/FavoriteBorderOutlined';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import ReadingsIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase } from '@mui/material';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Link } from 'react-router-dom';
import { RowGroup, RowLink } from '@/ui/row-link';

/** What a person has lived here, each part at its own address. */
const parts = [
  {
    to: '/devotional-history',
    tab: 'Histórico',
    title: 'Histórico de devocionais',
    icon: HistoryIcon,
  },
  {
    to: '/leituras',
    tab: 'Leituras',
    title: 'Leituras anteriores',
    icon: ReadingsIcon,
  },
  {
    to: '/biblia/marcacoes',
    tab: 'Marcações',
    title: 'Minhas marcações',
    icon: MarksIcon,
  },
  {
    to: '/devotional-history?versiculos',
    tab: 'Versículos',
    title: 'Versículos guardados',
    icon: VersesIcon,
  },
] as const;

export type LivedPart = (typeof parts)[number]['to'];

/** The parts as links of the journey, with how much each of the first two holds. */
export const LivedLinks = ({ stats }: { stats: UserStats | null }) => (
  <RowGroup title="O que vivi">
    {parts.map(({ to, title, icon }) => (
      <RowLink key={to} to={to} title={title} icon={icon} text={stats ? countIn(to, stats) : ''} />
    ))}
  </RowGroup>
);

function countIn(part: LivedPart, stats: UserStats): string {
  const { total_devotionals_completed: devotionals, total_readings: readings } = stats;
  if (part === '/devotional-history') return countText(devotionals, 'devocional', 'devocionais');
  return part === '/leituras' ? countText(readings, 'leitura', 'leituras') : '';
}

const countText = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** The parts as tabs of their pages. */
export const LivedTabs = ({ here }: { here: LivedPart }) => (
  <Box component="nav" aria-label="O que vivi" sx={strip}>
    {parts.map(({ to, tab }) => (
      <ButtonBase
        key={to}
        component={Link}
        to={to}
        aria-current={to === here ? 'page' : undefined}
        sx={link}
      >
        {tab}
      </ButtonBase>
    ))}
  </Box>
);

const strip = {
  display: 'flex',
  overflowX: 'auto',
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const link = {
  flex: '1 0 auto',
  minHeight: 48,
  px: { xs: 1, sm: 2 },
  color: 'text.secondary',
  typography: 'button',
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -2px 0 currentColor' },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
} as const;
