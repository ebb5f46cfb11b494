import { calendarDay } from '@raizes/domain/day';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { BULK_PEOPLE_MAX } from '@raizes/domain/limits';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { currentTime } from '@/lib/clock';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { fetchUnlinked, people, usePeopleCounts } from './bulk';
import type { Selection } from './selection';

/** Above the list: how many people there are, and what can be done with those of the filter. */
export function PeopleTools(props: NumbersProps & DownloadProps & { children: ReactNode }) {
  const { counted, selection, filter, query, disabled, children } = props;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
      <Numbers counted={counted} selection={selection} disabled={disabled} />
      {children}
      <Download filter={filter} query={query} disabled={disabled} />
    </Stack>
  );
}

interface NumbersProps {
  /** Changes when the people are to be counted again. */
  counted: string;
  selection: Selection;
  disabled: boolean;
}

/** `314 pessoas, 12 sem líder`, who can be chosen together. */
function Numbers({ counted, selection, disabled }: NumbersProps) {
  const counts = usePeopleCounts(counted);
  const [isLoading, setLoading] = useState(false);

  async function chooseUnlinked(): Promise<void> {
    setLoading(true);
    try {
      selection.choose(await fetchUnlinked(), true);
    } catch (error) {
      console.error('The people without a leader could not be listed', error);
      toastError('Erro', errorText(error));
    }
    setLoading(false);
  }

  return (
    <Stack direction="row" sx={numbersSx}>
      {counts && (
        <Typography>
          {people(counts.all)}, {counts.unlinked.toLocaleString('pt-BR')} sem líder
        </Typography>
      )}
      {counts && counts.unlinked > 0 && (
        <Button loading={isLoading} disabled={disabled} onClick={() => void chooseUnlinked()}>
          {counts.unlinked > BULK_PEOPLE_MAX
            ? `Escolher ${BULK_PEOPLE_MAX} dos sem líder`
            : 'Escolher todos os sem líder'}
        </Button>
      )}
    </Stack>
  );
}

/** As high as it gets, so that nothing moves once people are counted. */
const numbersSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  flexBasis: { xs: '100%', md: 'auto' },
  minHeight: { xs: 68, sm: 40 },
  mr: 'auto',
};

interface DownloadProps {
  filter: PeopleFilter;
  query: string;
  disabled: boolean;
}

/** Downloads those whom the filter shows, as a table for a spreadsheet. */
function Download({ filter, query, disabled }: DownloadProps) {
  const [isLoading, setLoading] = useState(false);

  async function save(): Promise<void> {
    setLoading(true);
    try {
      const { downloadPeople } = await import('./people-csv');
      const count = await downloadPeople({ ...filter, query }, calendarDay(currentTime()));
      toastSuccess('Lista baixada', `${people(count)}. Ela tem e-mails: guarde-a com cuidado.`);
    } catch (error) {
      console.error('The list of people could not be downloaded', error);
      toastError('Erro ao baixar a lista', errorText(error));
    }
    setLoading(false);
  }

  return (
    <Button loading={isLoading} disabled={disabled} onClick={() => void save()}>
      Baixar lista (CSV)
    </Button>
  );
}
