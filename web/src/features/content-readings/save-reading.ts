import type { DailyReadingForm } from '@raizes/domain/schemas/daily-reading-form';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { changeReading, createReading, removeReading } from './api';

/** Does it and tells how that went; whether it is done now. */
async function tell(work: () => Promise<void>, success: string): Promise<boolean> {
  try {
    await work();
    toastSuccess(success);
    return true;
  } catch (error) {
    console.error('The reading was not saved', error);
    toastError('Erro', refusalText(error));
    return false;
  }
}

export const publish = (form: DailyReadingForm, id: string) =>
  tell(() => createReading(form, id), 'Leitura criada com sucesso!');

export const update = (form: DailyReadingForm, id: string) =>
  tell(() => changeReading(form, id), 'Leitura atualizada com sucesso!');

export const remove = (id: string) =>
  tell(() => removeReading(id), 'Leitura excluída com sucesso!');
