import MarksIcon from '@mui/icons-material/BookmarkBorderOutlined';
import VersesIcon from '@mui/icons-material/FavoriteBorderOutlined';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import ReadingsIcon from '@mui/icons-material/MenuBookOutlined';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { PageTabs } from '@/ui/page/page-tabs';
import { RowGroup, RowLink } from '@/ui/row-link';

/** What a person has lived here, each part at its own address. */
const parts = [
  {
    to: '/devotional-history',
    label: 'Histórico',
    title: 'Histórico de devocionais',
    icon: HistoryIcon,
  },
  {
    to: '/leituras',
    label: 'Leituras',
    title: 'Leituras anteriores',
    icon: ReadingsIcon,
  },
  {
    to: '/biblia/marcacoes',
    label: 'Marcações',
    title: 'Minhas marcações',
    icon: MarksIcon,
  },
  {
    to: '/devotional-history?versiculos',
    label: 'Versículos',
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
  <PageTabs label="O que vivi" tabs={parts} here={here} sx={{ mb: 2, '& > *': { flexGrow: 1 } }} />
);
