import { challengeSchema } from '@raizes/domain/documents/challenge';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { ChallengeForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalText } from '@/lib/errors';
import { useDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { toastError, toastSuccess } from '@/lib/toast';

const PAGE = 20;

/** All challenges, archived ones too, newest first, a page at a time. */
export const useAllChallenges = () =>
  usePages({ path: collections.challenges, descending: 'created_at', size: PAGE }, challengeSchema);

export const useChallenge = (id: string) => useDoc(paths.challenge(id), challengeSchema);

/** @param id an own one for each form: what has arrived without an answer is not there twice */
async function createChallenge(form: ChallengeForm, id: string, uid: string) {
  const { createOnServer } = await import('@/lib/server');
  await createOnServer(paths.challenge(id), {
    ...form,
    id,
    created_by: uid,
    created_at: new Date(),
  });
}

async function changeChallenge(form: ChallengeForm, id: string) {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.challenge(id), form);
}

/** Takes a challenge off the list that people choose from, or puts it back. */
async function archiveChallenge(id: string, archived: boolean) {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.challenge(id), { archived });
}

/** The form as it is typed. */
export type ChallengeValues = Record<keyof ChallengeForm, string>;

export const emptyChallenge: ChallengeValues = {
  title: '',
  description: '',
  category: '',
  duration_days: '',
  reward_type: 'xp',
  reward_value: '',
};

export const valuesOf = (challenge: Challenge): ChallengeValues => ({
  title: challenge.title,
  description: challenge.description,
  category: challenge.category,
  duration_days: String(challenge.duration_days),
  reward_type: challenge.reward_type,
  reward_value: challenge.reward_value,
});

interface Words {
  success: string;
  failure: string;
}

/** Does it and tells how that went; whether it is done now. */
async function tell(work: () => Promise<void>, { success, failure }: Words): Promise<boolean> {
  try {
    await work();
    toastSuccess('Sucesso!', success);
    return true;
  } catch (error) {
    console.error('The challenge was not saved', error);
    const reason = refusalText(error);
    toastError('Erro', reason === 'Tente novamente.' ? failure : reason);
    return false;
  }
}

export const publish = (form: ChallengeForm, id: string, uid: string) =>
  tell(() => createChallenge(form, id, uid), {
    success: 'Desafio criado com sucesso.',
    failure: 'Não foi possível criar o desafio.',
  });

export const update = (form: ChallengeForm, id: string) =>
  tell(() => changeChallenge(form, id), {
    success: 'Desafio atualizado com sucesso.',
    failure: 'Não foi possível atualizar o desafio.',
  });

export const archive = ({ id }: Challenge) =>
  tell(() => archiveChallenge(id, true), {
    success: 'Desafio arquivado com sucesso.',
    failure: 'Não foi possível arquivar o desafio.',
  });

export const restore = ({ id }: Challenge) =>
  tell(() => archiveChallenge(id, false), {
    success: 'Desafio oferecido de novo.',
    failure: 'Não foi possível oferecer o desafio.',
  });

/** What the address says: the challenge to change, or a new one; and with each visit the form begins anew. */
export function useMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const goTo = (search: string) => void navigate({ search }, { replace: true });
  return {
    key,
    editing: query.get('editar'),
    edit: (id: string) => goTo(new URLSearchParams({ editar: id }).toString()),
    begin: () => goTo(''),
  };
}
