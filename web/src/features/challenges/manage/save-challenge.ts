import type { Challenge } from '@raizes/domain/documents/challenge';
import type { ChallengeForm } from '@raizes/domain/schemas/challenge-form';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { archiveChallenge, changeChallenge, createChallenge } from './api';

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
