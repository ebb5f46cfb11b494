import { calendarDay } from '@raizes/domain/day';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { BULK_PEOPLE_MAX } from '@raizes/domain/limits';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { fetchUnlinked, formatPeople, usePeopleCounts } from './bulk';
import { downloadPeople } from './people-csv';
import type { Selection } from './selection';

interface NumbersProps {
  /** A key that changes when the people must be recounted. */
  counted: string;
  selection: Selection;
  disabled: boolean;
}

/** The line above the list: the number of people (`314 pessoas, 12 sem líder`), and the actions on those of the filter. */
export function PeopleTools(props: NumbersProps & DownloadProps & { children: ReactNode }) {
  const { counted, selection, filter, query, disabled, children } = props;
  const counts = usePeopleCounts(counted);
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ columnGap: 1, mb: 1 }}>
      <Typography sx={{ minHeight: { xs: 32, md: 40 }, lineHeight: { md: '40px' } }}>
        {counts &&
          `${formatPeople(counts.all)}, ${counts.unlinked.toLocaleString('pt-BR')} sem líder`}
      </Typography>
      <Stack direction="row" sx={actionsSx}>
        {counts && counts.unlinked > 0 && (
          <ChooseUnlinked count={counts.unlinked} selection={selection} disabled={disabled} />
        )}
        <Box sx={{ display: { xs: 'none', md: 'block' }, mr: 'auto' }} />
        {children}
        <Download filter={filter} query={query} disabled={disabled} />
      </Stack>
    </Stack>
  );
}

/** One row; two columns on a narrow screen. */
const actionsSx = {
  flex: 1,
  gap: 1,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > button': {
    minHeight: { xs: 48, md: 40 },
    px: 1,
    lineHeight: 1.3,
    fontSize: { xs: '0.8125rem', md: '0.875rem' },
    border: { xs: 1, md: 0 },
    borderColor: 'divider',
    borderRadius: 99,
  },
} as const;

interface ChooseProps {
  count: number;
  selection: Selection;
  disabled: boolean;
}

function ChooseUnlinked({ count, selection, disabled }: ChooseProps) {
  const [isLoading, setLoading] = useState(false);

  async function choose(): Promise<void> {
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
    <Button loading={isLoading} disabled={disabled} onClick={() => void choose()}>
      {count > BULK_PEOPLE_MAX
        ? `Escolher ${BULK_PEOPLE_MAX} dos sem líder`
        : 'Escolher todos os sem líder'}
    </Button>
  );
}

interface DownloadProps {
  filter: PeopleFilter;
  query: string;
  disabled: boolean;
}

/** Downloads the people of the filter, as a table for a spreadsheet. */
function Download({ filter, query, disabled }: DownloadProps) {
  const [isLoading, setLoading] = useState(false);

  async function save(): Promise<void> {
    setLoading(true);
    try {
      const count = await downloadPeople({ ...filter, query }, calendarDay(currentTime()));
      toastSuccess(
        'Lista baixada',
        `${formatPeople(count)}. Ela tem e-mails: guarde-a com cuidado.`,
      );
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
