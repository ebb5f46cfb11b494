import { useTeaching } from '@/features/people/church/api';
import { TeachingForm } from '@/features/people/church/teaching-form';
import { ServerUnreachable } from '@/ui/load-boundary';
import { AdminPage } from '../admin/admin-page';
import { FormSkeleton } from '../admin/edit-mode';

export function Page() {
  const live = useTeaching();
  return (
    <AdminPage
      title="O que a igreja ensina"
      intro="Nestes assuntos os cristãos pensam de jeitos diferentes. O que for salvo aqui vem primeiro na resposta do mentor, como a palavra da sua igreja. Em branco, ele apresenta as principais posições."
    >
      {live.state === 'loading' && <FormSkeleton height={420} />}
      {live.state === 'missing' && live.fromCache ? (
        <ServerUnreachable
          failure={{
            title: 'Erro ao carregar os textos',
            text: 'Verifique sua conexão: eles aparecem assim que o servidor responder.',
          }}
        />
      ) : (
        live.state !== 'loading' && (
          <TeachingForm teaching={live.state === 'ready' ? live.value : {}} />
        )
      )}
    </AdminPage>
  );
}
