import { formatPassage } from '@raizes/domain/bible/passage';
import { formatDayAndMonth } from '@raizes/domain/content/content-warning';
import { FILLED_AHEAD_DAYS, readingDays } from '@raizes/domain/content/schedule';
import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { planIds } from '@raizes/domain/documents/content-plan';
import type { DevotionalSource, PlanChoice, PlanId } from '@raizes/domain/documents/content-plan';
import { addSource, allSources, namedSources } from '@raizes/domain/content/sources';
import {
  Box,
  Button,
  Card,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { loadEdition, useBible } from '@/features/bible/api';
import { useContentBetween } from '@/features/content/calendar/api';
import { useMedia } from '@/lib/browser';
import { refusalText } from '@/lib/errors';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { Chip } from '@/ui/chip';
import { DateField } from '@/ui/date-field';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';
import { WeekdayPicker } from '@/ui/weekday-picker';
import { changePlan, useImported } from './api';
import { BibleMissing } from './bible-missing';
import { FIRST_PLANS, RECOMMENDED, toastFilled, plans, formatPlanTerms } from './plans';
import { FROM_READING } from './source-list';

interface Props {
  /** The choice made last, or null. */
  current: PlanChoice | null;
  /** Whether the plan's last run found no whole Bible; null before the first. */
  lacksBible: boolean | null;
  today: Day;
  onClose: () => void;
}

/** Separates the buttons from the plans that scroll behind them. */
const edgeSx = {
  '& .MuiDialogActions-root': { pt: 2, borderTop: 1, borderColor: 'divider' },
} as const;

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Chooses the plan that fills the coming days, its start, its weekdays and its sources. */
export function PlanDialog({ current, lacksBible, today, onClose }: Props) {
  const isWide = useMedia('(min-width: 600px)');
  const [plan, setPlan] = useState<PlanId>(current?.plan ?? RECOMMENDED);
  const [start, setStart] = useState<string>(current?.start ?? today);
  const [weekdays, setWeekdays] = useState<readonly number[]>(current?.weekdays ?? everyDay);
  const live = useImported();
  const imported = live.state === 'ready' ? live.value : [];
  const isKnown = live.state === 'ready' && !live.fromCache;
  const [chosen, setSources] = useState<DevotionalSource[] | null>(null);
  const before = current?.devotionals ?? allSources(imported);
  const sources = chosen ?? (isKnown ? namedSources(before, imported) : before);
  const [showsAll, setShowsAll] = useState(false);
  const offered = planIds.filter((id) => showsAll || FIRST_PLANS.includes(id) || id === plan);
  const edition = useBible(loadEdition);
  const isBibleMissing = lacksBible ?? (edition.state === 'ready' && edition.value.is_sample);
  const { isBusy, refusal, refuse, submit } = useSubmission(refusalText);

  function turnOn(): void {
    if (!isDay(start)) return refuse('Escolha o dia em que o plano começa.');
    if (weekdays.length === 0) return refuse('Escolha pelo menos um dia da semana.');
    void submit(async () => {
      const filled = await changePlan({
        action: 'choose',
        plan,
        start,
        weekdays: [...weekdays],
        devotionals: [...sources],
      });
      toastFilled('Plano ligado.', filled);
      onClose();
    });
  }

  function choose(next: PlanId): void {
    setPlan(next);
    // A different plan starts over.
    if (next !== plan) setStart(next === current?.plan ? current.start : today);
  }

  return (
    <AppDialog
      title="Preencher sozinho"
      maxWidth="sm"
      sx={edgeSx}
      fullScreen={!isWide}
      onClose={isBusy ? undefined : onClose}
      form={{ onSubmit: turnOn }}
      actions={
        <FormActions
          submit={current ? 'Salvar e preencher' : 'Ligar o plano'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      }
    >
      <Stack spacing={3}>
        {refusal && <Notice title="O plano não foi salvo" text={refusal} />}
        {isBibleMissing && <BibleMissing />}
        <RadioGroup
          aria-label="Plano de leitura"
          value={plan}
          onChange={(_event, value) => {
            const next = planIds.find((id) => id === value);
            if (next) choose(next);
          }}
          sx={{ gap: 1 }}
        >
          {offered.map((id) => (
            <PlanCard key={id} id={id} isChosen={id === plan} weekdays={weekdays.length || 7} />
          ))}
        </RadioGroup>
        <Button
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'flex-start', '&&': { mt: 1 } }}
        >
          {showsAll ? 'Menos planos' : 'Mais planos'}
        </Button>
        <DateField
          label="Começa em"
          value={start}
          disabled={isBusy}
          onChange={({ target }) => setStart(target.value)}
          helper={
            current
              ? 'O plano de agora vale até lá. O que já está no calendário para hoje não muda.'
              : 'Com uma data que já passou, a igreja entra no plano no meio do caminho.'
          }
        />
        {!current && isDay(start) && (
          <FirstReading choice={{ plan, start, weekdays: [...weekdays] }} today={today} />
        )}
        <WeekdayPicker
          label="Dias de leitura"
          chosen={weekdays}
          disabled={isBusy}
          onChange={setWeekdays}
        />
        <ReadingSwitch
          sources={sources}
          hasOthers={imported.length > 0}
          disabled={isBusy}
          onChange={setSources}
        />
        <Typography variant="body2" color="textSecondary">
          {isBibleMissing ? 'Quando a Bíblia chegar, o' : 'O'} calendário fica cheio trinta dias à
          frente, e um plano que termina começa de novo. Os dias em que você escrever, mudar ou
          apagar alguma coisa são seus: o plano não mexe neles.
        </Typography>
      </Stack>
    </AppDialog>
  );
}

interface FirstReadingProps {
  choice: Pick<PlanChoice, 'plan' | 'start' | 'weekdays'>;
  today: Day;
}

/** Says with which reading the plan enters the calendar: after the days that have one already, that is not its first. */
function FirstReading({ choice, today }: FirstReadingProps) {
  const from = choice.start > today ? choice.start : today;
  const to = addDays(from, FILLED_AHEAD_DAYS);
  const content = useContentBetween(from, to);
  if (!content) return null;
  const days = [...readingDays({ ...choice, pauses: [], earlier: [] }, from, to)];
  const at = days.findIndex(([day]) => !content.readings.has(day));
  const [day, [passage] = []] = days[at] ?? [];
  if (!day || !passage) return null;
  const entry = `${formatPassage(passage)}, em ${formatDayAndMonth(day, today)}.`;
  return (
    <Typography role="status" variant="body2" sx={{ '&&': { mt: 1 } }}>
      {at === 0
        ? `Começa em ${entry}`
        : `Os primeiros dias já têm leitura, que fica: o plano entra em ${entry} Para ler desde o começo, escolha esse dia acima.`}
    </Typography>
  );
}

interface ReadingSwitchProps {
  sources: readonly DevotionalSource[];
  /** The church has imported sources, which can take precedence. */
  hasOthers: boolean;
  disabled: boolean;
  onChange: (sources: DevotionalSource[]) => void;
}

/** Whether devotionals also come from the reading. The order of all sources is in their own dialog. */
function ReadingSwitch({ sources, hasOthers, disabled, onChange }: ReadingSwitchProps) {
  const id = useId();
  const others = sources.filter(({ from }) => from !== 'reading');
  return (
    <div>
      <FormControlLabel
        label="Também o devocional de cada dia"
        control={
          <Switch
            checked={others.length < sources.length}
            disabled={disabled}
            onChange={(_event, on) =>
              onChange(on ? addSource(others, { from: 'reading' }, []) : others)
            }
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {FROM_READING}
        {hasOthers && ' As séries e listas da igreja, e a ordem de todas, estão em Fontes.'}
      </Typography>
    </div>
  );
}

interface PlanCardProps {
  id: PlanId;
  isChosen: boolean;
  weekdays: number;
}

function PlanCard({ id, isChosen, weekdays }: PlanCardProps) {
  const { name, what } = plans[id];
  return (
    <Card
      variant="outlined"
      sx={{
        borderColor: isChosen ? 'primary.main' : 'divider',
        boxShadow: isChosen ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : 'none',
      }}
    >
      <FormControlLabel
        value={id}
        control={<Radio />}
        sx={{ alignItems: 'flex-start', width: '100%', m: 0, p: 1, pr: 2 }}
        label={
          <Box sx={{ pt: 1 }}>
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', alignItems: 'center' }}
            >
              <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
              {id === RECOMMENDED && (
                <Chip label="Recomendado" size="small" color="primary" variant="outlined" />
              )}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {what}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
              {formatPlanTerms(id, weekdays)}
            </Typography>
          </Box>
        }
      />
    </Card>
  );
}
