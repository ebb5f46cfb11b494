import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, Divider, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { arrangeDays } from './api';
import { isEmptyDay, explainPartState, hasPart, partState } from './day-state';
import type { CalendarData, PartState } from './day-state';
import { PlaceDialog } from './place-dialog';
import { StateMark } from './state-mark';
import type { Placement } from './use-day-placement';

interface Props {
  day: Day;
  today: Day;
  /** The first day whose content can be replaced. */
  firstReplaceable: Day;
  data: CalendarData;
  isWide: boolean;
  isBusy: boolean;
  /** The dialog about an occupied target day is open. */
  isOccupiedDialogOpen: boolean;
  /** Resolves to whether the day was placed. */
  onPlace: (placement: Placement) => Promise<boolean>;
  onClose: () => void;
}

/** A drawer with a day's content, its sources and its actions; on the right, or from the bottom on a phone. */
export function DayPanel(props: Props) {
  const {
    day,
    today,
    firstReplaceable,
    data,
    isWide,
    isBusy,
    isOccupiedDialogOpen,
    onPlace,
    onClose,
  } = props;
  const [placing, setPlacing] = useState<Placement['action'] | null>(null);
  const present = contentParts.filter((part) => hasPart(day, part, data.content));

  async function place(placement: Placement): Promise<void> {
    if (!(await onPlace(placement))) return;
    setPlacing(null);
    onClose();
  }

  return (
    <Drawer
      open
      anchor={isWide ? 'right' : 'bottom'}
      onClose={onClose}
      slotProps={{ paper: isWide ? widePaper : phonePaper }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 4 } }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography id={HEADING} variant="h2" sx={titleSx}>
            {formatDay(day)}
          </Typography>
          <IconButton edge="end" aria-label="Fechar" onClick={onClose} autoFocus>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack divider={<Divider />} spacing={2} sx={{ mt: 2 }}>
          {contentParts.map((part) => (
            <Part key={part} {...{ part, day, today, firstReplaceable, data }} />
          ))}
          {!isEmptyDay(day, data) && (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {day >= firstReplaceable && (
                <Button variant="outlined" onClick={() => setPlacing('move')}>
                  Mover para…
                </Button>
              )}
              <Button variant="outlined" onClick={() => setPlacing('copy')}>
                Copiar para…
              </Button>
            </Stack>
          )}
        </Stack>
      </Box>
      {placing && (
        <PlaceDialog
          action={placing}
          from={day}
          present={present}
          isBusy={isBusy}
          isOccupiedDialogOpen={isOccupiedDialogOpen}
          onPlace={(placement) => void place(placement)}
          onClose={() => setPlacing(null)}
        />
      )}
    </Drawer>
  );
}

const HEADING = 'day-panel';

const titleSx = { pt: 0.75, '&::first-letter': { textTransform: 'uppercase' } } as const;

const labels = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': HEADING } as const;
const widePaper = { ...labels, sx: { width: 440, backgroundImage: 'none' } };
const phonePaper = {
  ...labels,
  sx: { maxHeight: '88dvh', borderRadius: '20px 20px 0 0', backgroundImage: 'none' },
};

interface PartProps {
  part: PartName;
  day: Day;
  today: Day;
  firstReplaceable: Day;
  data: CalendarData;
}

function Part({ part, day, today, firstReplaceable, data }: PartProps) {
  const state = partState(day, part, data);
  const origin = data.sources?.get(day)?.[part]?.origin;
  const create = part === 'devotional' ? '/create-devotional' : '/manage-daily-readings';
  const has = hasPart(day, part, data.content);
  return (
    <Stack component="section" aria-label={names[part]} spacing={1} useFlexGap>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3">{names[part]}</Typography>
        <StateMark state={state} />
      </Stack>
      {linksOf(part, day, data).map(({ to, text }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          aria-label={`Editar ${text}`}
          sx={{ alignSelf: 'flex-start', ml: -1, textAlign: 'left' }}
        >
          {text}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary">
        {has && origin ? `${origin}. ` : ''}
        {explainPartState(state, data.plan)}
      </Typography>
      {part === 'readings' && (
        <TextsLeftOut count={data.sources?.get(day)?.content.left_out ?? 0} />
      )}
      {day >= today && (
        <Actions
          {...{ state, part, day, has }}
          hasPlan={data.plan !== null}
          hasBegun={day < firstReplaceable}
        />
      )}
      {!has && (
        <Button
          component={Link}
          to={`${create}?date=${day}&from=calendar`}
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
        >
          {part === 'devotional' ? 'Escrever o devocional' : 'Criar leitura'}
        </Button>
      )}
    </Stack>
  );
}

/** Warns that the day's document did not have room for all texts. */
function TextsLeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  const what =
    count === 1
      ? 'O texto de uma leitura não coube no dia: ela ainda abre, mas pode precisar de internet.'
      : `Os textos de ${count} leituras não couberam no dia: elas ainda abrem, mas podem precisar de internet.`;
  return <Alert severity="warning">{what} Passe alguma para outro dia.</Alert>;
}

const names = { devotional: 'Devocional', readings: 'Leituras' };

function linksOf(part: PartName, day: Day, { content }: CalendarData) {
  if (part === 'readings')
    return (content.readings.get(day) ?? []).map(({ id, book, chapter }) => ({
      to: `/manage-daily-readings?date=${day}&edit=${encodeURIComponent(id)}&from=calendar`,
      text: `${book} ${chapter}`,
    }));
  const devotional = content.devotionals.get(day);
  return devotional
    ? [{ to: `/create-devotional?edit=${day}&from=calendar`, text: devotional.verse_reference }]
    : [];
}

type Action = 'lock' | 'unlock' | 'clear' | 'fill';

interface ActionsProps {
  state: PartState;
  part: PartName;
  day: Day;
  has: boolean;
  hasPlan: boolean;
  /** People can already have read the day's content, so it stays. */
  hasBegun: boolean;
}

/** The actions for a part of a day. All run immediately, except that deleting content asks first. */
function Actions({ state, part, day, has, hasPlan, hasBegun }: ActionsProps) {
  const [busy, setBusy] = useState<Action | null>(null);
  const [confirming, setConfirming] = useState<'clear' | 'fill' | null>(null);

  async function act(action: Action): Promise<void> {
    setBusy(action);
    try {
      await arrangeDays({ action, day, parts: [part] });
      toastSuccess(done[action]);
      setConfirming(null);
    } catch (error) {
      console.error('The day was not changed', error);
      toastError('O dia não mudou', errorText(error));
    }
    setBusy(null);
  }

  const button = (action: Action, onClick: () => void) => (
    <Button key={action} onClick={onClick} loading={busy === action} disabled={busy !== null}>
      {action === 'lock' && !has ? 'Deixar vazio' : words[action]}
    </Button>
  );
  const stays = has && hasBegun;
  const canFill = hasPlan && !stays && (state === 'own' || state === 'cleared');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: -1 }}>
      {(state === 'plan' || state === 'soon' || (state === 'empty' && hasPlan)) &&
        button('lock', () => void act('lock'))}
      {state === 'locked' && button('unlock', () => void act('unlock'))}
      {canFill && button('fill', () => (has ? setConfirming('fill') : void act('fill')))}
      {has && !stays && button('clear', () => setConfirming('clear'))}
      {confirming && (
        <ConfirmDialog
          title={questions[confirming].title}
          text={questions[confirming].text}
          action={words[confirming]}
          onConfirm={() => act(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
    </Stack>
  );
}

const words = {
  lock: 'Travar',
  unlock: 'Destravar',
  clear: 'Esvaziar',
  fill: 'Preencher de novo',
};

const done = {
  lock: 'Travado: o plano não mexe mais aqui',
  unlock: 'Destravado',
  clear: 'Esvaziado',
  fill: 'Devolvido ao plano',
};

const questions = {
  clear: {
    title: 'Esvaziar esta parte do dia?',
    text: 'O que está aqui é apagado, e o plano não preenche de novo enquanto você não pedir.',
  },
  fill: {
    title: 'Devolver ao plano?',
    text: 'O que está aqui é apagado quando o plano preencher. Se ele não tiver nada para este dia, fica como está.',
  },
};
