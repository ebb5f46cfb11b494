import { calendarDay } from '@raizes/domain/day';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { BULK_PEOPLE_MAX } from '@raizes/domain/limits';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useMedia } from '@/lib/browser';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { MoreMenu } from '@/ui/more-menu';
import { fetchUnlinked, formatPeople, usePeopleCounts } from './bulk';
import { downloadPeople } from './people-csv';
import type { Selection } from './selection';

const ToolsMenu = lazyComponent(() => import('./tools-menu').then((module) => module.ToolsMenu));

/** An action above the list. */
export interface Tool {
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  run: () => void;
}

interface Props {
  filter: PeopleFilter;
  query: string;
  /** A key that changes when the people must be recounted. */
  counted: string;
  selection: Selection;
  isChoosing: boolean;
  onChoosingChange: (isChoosing: boolean) => void;
  onMinors: () => void;
  disabled: boolean;
}

/** The head of the list: the number of people (`314 pessoas, 12 sem líder`), and the actions on those of the filter. */
export function PeopleTools(props: Props) {
  const { counted, selection, filter, query, isChoosing, onChoosingChange, disabled } = props;
  const counts = usePeopleCounts(counted);
  const isWide = useMedia('(min-width: 900px)');
  const choosing = useChooseUnlinked(selection);
  const download = useDownload(filter, query);
  const unlinked = counts?.unlinked ?? 0;
  const tools: Tool[] = [
    ...(unlinked > 0
      ? [
          {
            label:
              unlinked > BULK_PEOPLE_MAX
                ? `Escolher ${BULK_PEOPLE_MAX} dos sem líder`
                : 'Escolher todos os sem líder',
            ...choosing,
            isDisabled: disabled,
          },
        ]
      : []),
    { label: 'Menores de 18 anos', isBusy: false, isDisabled: false, run: props.onMinors },
    { label: 'Baixar lista (CSV)', ...download, isDisabled: disabled },
  ];
  return (
    <Stack direction="row" useFlexGap sx={headSx}>
      <Typography variant="h3" component={counts ? 'h2' : 'p'} sx={{ flex: '1 1 8rem' }}>
        {counts
          ? `${formatPeople(counts.all)}, ${unlinked.toLocaleString('pt-BR')} sem líder`
          : '\u00a0'}
      </Typography>
      {isWide ? (
        tools.map(({ label, isBusy, isDisabled, run }) => (
          <Button key={label} loading={isBusy} disabled={isDisabled} onClick={run}>
            {label}
          </Button>
        ))
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button
            variant="outlined"
            aria-label={isChoosing ? 'Parar de escolher' : 'Escolher várias pessoas'}
            onClick={() => onChoosingChange(!isChoosing)}
          >
            {isChoosing ? 'Parar' : 'Escolher várias'}
          </Button>
          <MoreMenu label="Outras ações da lista">
            {(menu) => <ToolsMenu {...menu} tools={tools} />}
          </MoreMenu>
        </Box>
      )}
    </Stack>
  );
}

const headSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  mb: 1,
} as const;

/** Chooses everybody without a leader. */
function useChooseUnlinked(selection: Selection) {
  const [isBusy, setBusy] = useState(false);

  async function choose(): Promise<void> {
    setBusy(true);
    try {
      selection.choose(await fetchUnlinked(), true);
    } catch (error) {
      console.error('The people without a leader could not be listed', error);
      toastError('Erro', errorText(error));
    }
    setBusy(false);
  }

  return { isBusy, run: () => void choose() };
}

/** Downloads the people of the filter, as a table for a spreadsheet. */
function useDownload(filter: PeopleFilter, query: string) {
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
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
    setBusy(false);
  }

  return { isBusy, run: () => void save() };
}
