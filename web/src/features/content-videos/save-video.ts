import type { BibleVideoForm } from '@raizes/domain/schemas/bible-video-form';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { addVideo, changeVideo, removeVideo } from './api';

/** Does it and tells how that went; why it is not done, or null when it is. */
async function tell(work: () => Promise<void>, success: string, failure: string) {
  try {
    await work();
    toastSuccess(success);
    return null;
  } catch (error) {
    console.error(failure, error);
    const reason = refusalText(error);
    toastError(`${failure}: ${reason}`);
    return reason;
  }
}

export const add = (form: BibleVideoForm, id: string) =>
  tell(() => addVideo(form, id), 'Vídeo adicionado com sucesso!', 'Erro ao adicionar vídeo');

export const update = (form: BibleVideoForm, id: string) =>
  tell(() => changeVideo(form, id), 'Vídeo atualizado com sucesso!', 'Erro ao atualizar vídeo');

export const remove = (id: string) =>
  tell(() => removeVideo(id), 'Vídeo removido com sucesso!', 'Erro ao remover vídeo');
