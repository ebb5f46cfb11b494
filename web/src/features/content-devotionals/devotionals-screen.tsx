import { Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { formDraft } from '@/lib/form-draft';
import { AdminPage } from '@/ui/admin-page';
import { CalendarLink } from '@/ui/calendar-link';
import { LoadBoundary } from '@/ui/load-boundary';
import { DevotionalEditor } from './devotional-editor';
import { DevotionalList } from './devotional-list';
import { addressOf, useMode } from './use-mode';

/** Where devotionals are written, and below it those that are published. */
export function DevotionalsScreen({ uid }: { uid: string }) {
  const mode = useMode();
  const navigate = useNavigate();
  const edited = mode.kind === 'edit' ? mode.day : null;
  return (
    <AdminPage
      title={edited ? 'Editar Devocional' : 'Novo Devocional Diário'}
      intro="O que a igreja lê, responde e guarda no coração em um dia."
      width="lg"
      actions={<CalendarLink day={mode.kind === 'new' ? mode.date : mode.day} />}
    >
      <LoadBoundary title="Erro ao carregar devocional">
        <DevotionalEditor uid={uid} mode={mode} />
      </LoadBoundary>
      <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
        Devocionais cadastrados
      </Typography>
      <LoadBoundary title="Erro ao carregar devocionais">
        <DevotionalList
          edited={edited}
          onRemoved={(day) => {
            formDraft.forget(`devotional.${uid}.edit.${day}`);
            if (day === edited) void navigate(addressOf.new(), { replace: true });
          }}
        />
      </LoadBoundary>
    </AdminPage>
  );
}
