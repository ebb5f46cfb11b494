import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { Card, Grid, Typography } from '@mui/material';
import { useState } from 'react';
import { formDraft } from '@/lib/form-draft';
import { useToday } from '@/lib/today';
import { AdminPage } from '@/ui/admin-page';
import { CalendarLink } from '@/ui/calendar-link';
import { LoadBoundary } from '@/ui/load-boundary';
import { ReadingEditor } from './reading-editor';
import { ReadingList } from './reading-list';
import type { ReadingValues } from './reading-values';
import { RemoveDialog } from './remove-dialog';
import { useMode } from './use-mode';
import { useReadingCount } from './use-reading-count';

/** The form on the left, the published readings on the right; on a phone one below the other. */
export function ReadingsScreen({ uid }: { uid: string }) {
  const mode = useMode();
  const today = useToday();
  // Whoever comes for a day finds that day's readings first, and keeps the place.
  const [upTo] = useState(mode.date);
  const { count, recount } = useReadingCount();
  const [previous, setPrevious] = useState<ReadingValues | null>(null);
  const [removing, setRemoving] = useState<DailyReading | null>(null);

  function begin(): void {
    mode.begin();
    window.scrollTo(0, 0);
  }
  function edit({ id }: DailyReading): void {
    mode.edit(id);
    window.scrollTo(0, 0);
  }
  function onRemoved({ id }: DailyReading): void {
    recount();
    formDraft.forget(`reading.${uid}.edit.${id}`);
    if (id === mode.editing) begin();
  }

  return (
    <AdminPage
      title="Leituras Diárias"
      intro="Os capítulos que a igreja lê a cada dia."
      width="lg"
      actions={<CalendarLink day={mode.date ?? previous?.date} />}
    >
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <Typography id="reading-form" variant="h2" sx={{ mb: 2.5 }}>
              {mode.editing ? 'Editar Leitura' : 'Nova Leitura'}
            </Typography>
            <LoadBoundary title="Erro ao carregar leituras">
              <ReadingEditor
                key={mode.key}
                uid={uid}
                editing={mode.editing}
                date={mode.date ?? today}
                isAsked={mode.date !== null}
                previous={previous}
                onSaved={(saved) => {
                  recount();
                  setPrevious(mode.editing ? null : saved);
                  begin();
                }}
                onCancel={begin}
              />
            </LoadBoundary>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Leituras Cadastradas{count !== null && ` (${count})`}
          </Typography>
          <LoadBoundary title="Erro ao carregar leituras">
            <ReadingList upTo={upTo} edited={mode.editing} onEdit={edit} onRemove={setRemoving} />
          </LoadBoundary>
        </Grid>
      </Grid>
      {removing && (
        <RemoveDialog
          reading={removing}
          onRemoved={() => onRemoved(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </AdminPage>
  );
}
