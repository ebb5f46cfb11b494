import type { BibleVideoForm } from '@raizes/domain/schemas/bible-video-form';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { addVideo, changeVideo, removeVideo } from './api';

/** Does it and tells how that went; whether it is done now. */
async function tell(work: () => Promise<void>, success: string, failure: string) {
  try {
    await work();
    toastSuccess(success);
    return true;
  } catch (error) {
    console.error(failure, error);
    toastError(`${failure}: ${refusalText(error)}`);
    return false;
  }
}

export const add = (form: BibleVideoForm, id: string) =>
  tell(() => addVideo(form, id), 'Vídeo adicionado com sucesso!', 'Erro ao adicionar vídeo');

export const update = (form: BibleVideoForm, id: string) =>
  tell(() => changeVideo(form, id), 'Vídeo atualizado com sucesso!', 'Erro ao atualizar vídeo');

export const remove = (id: string) =>
  tell(() => removeVideo(id), 'Vídeo removido com sucesso!', 'Erro ao remover vídeo');
