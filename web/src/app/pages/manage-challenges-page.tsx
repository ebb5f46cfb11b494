import type { ComponentProps } from 'react';
import { emptyChallenge, useChallenge, challengeValues } from '@/features/challenges/manage/api';
import { ChallengeForm } from '@/features/challenges/manage/challenge-form';
import { ManagedList } from '@/features/challenges/manage/managed-list';
import type { SignedInProps } from '@/lib/session';
import { AdminPage } from '../admin/admin-page';
import { EditedDocument, FormAndList, FormSkeleton, useEditMode } from '../admin/edit-mode';

const FORM_HEIGHT = 480;

export function Page({ person: { uid } }: SignedInProps) {
  const mode = useEditMode();
  const { editing } = mode;
  const form = {
    uid,
    editing,
    draftKey: `challenge.${uid}.${editing ?? 'new'}`,
    offersDraft: mode.hasEdited && !editing,
    onDone: () => {
      mode.startNew();
      // Where the new challenge is, on a phone.
      window.scrollTo(0, 0);
    },
  };

  return (
    <AdminPage
      title="Gerenciar Desafios"
      intro="O que a igreja é convidada a fazer, e o que ganha com isso."
    >
      <FormAndList
        failure="Não foi possível carregar os desafios."
        listFirst={!editing && 'Novo desafio'}
        form={{
          id: 'challenge-form',
          title: editing ? 'Editar Desafio' : 'Novo Desafio',
          content: editing ? (
            <EditedChallenge key={mode.key} {...form} editing={editing} />
          ) : (
            <ChallengeForm key={mode.key} {...form} initial={emptyChallenge} />
          ),
        }}
        list={{
          title: 'Desafios Cadastrados',
          content: <ManagedList edited={editing} onEdit={mode.edit} />,
        }}
      />
    </AdminPage>
  );
}

type EditedChallengeProps = Omit<ComponentProps<typeof ChallengeForm>, 'initial'> & {
  editing: string;
};

function EditedChallenge(form: EditedChallengeProps) {
  return (
    <EditedDocument
      found={useChallenge(form.editing)}
      toValues={challengeValues}
      empty={emptyChallenge}
      draftKey={form.draftKey}
      notFound="Desafio não encontrado."
      skeleton={<FormSkeleton height={FORM_HEIGHT} />}
    >
      {(initial) => <ChallengeForm {...form} initial={initial} />}
    </EditedDocument>
  );
}
