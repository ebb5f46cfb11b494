import { formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Button, Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { toastError } from '@/lib/toast';
import { errorText } from '@/lib/error-text';
import { findEmptyDay, useDevotionalOf } from './api';
import { addressOf } from './use-mode';

interface Props {
  date: string;
  onChoose: (day: Day) => void;
}

/** Says below the date which day of the week it is, and before anything is written that it is taken. */
export function DateHint({ date, onChoose }: Props) {
  if (!isDay(date)) return <>Escolha o dia em que o devocional aparece.</>;
  return <Taken key={date} day={date} onChoose={onChoose} />;
}

function Taken({ day, onChoose }: { day: Day; onChoose: Props['onChoose'] }) {
  const found = useDevotionalOf(day);
  if (found.state !== 'ready') return formatDay(day);

  const choose = () =>
    void findEmptyDay(day)
      .then(onChoose)
      .catch((error: unknown) => toastError('Erro ao procurar um dia livre', errorText(error)));
  return (
    <>
      {formatDay(day)}: já existe um devocional.{' '}
      <TextLink component={Link} to={addressOf.edit(day)}>
        Editar o que existe
      </TextLink>{' '}
      ou{' '}
      <Button
        size="small"
        onClick={choose}
        sx={{ p: 0, minWidth: 0, minHeight: 0, verticalAlign: 'baseline' }}
      >
        usar o próximo dia livre
      </Button>
    </>
  );
}
