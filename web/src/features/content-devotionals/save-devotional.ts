import { formatShortDay } from '@raizes/domain/day';
import type { DevotionalForm } from '@raizes/domain/schemas/devotional-form';
import { refusalText } from '@/lib/refusal-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { changeDevotional, createDevotional } from './api';

/** Publishes a new devotional and tells how that went; whether it is published now. */
export async function publish(form: DevotionalForm, uid: string): Promise<boolean> {
  try {
    if ((await createDevotional(form, uid)) === 'created') {
      toastSuccess('Devocional criado com sucesso!', 'O devocional foi adicionado à plataforma.');
      return true;
    }
    const date = formatShortDay(form.date);
    toastError(
      'Erro ao criar devocional',
      `Já existe um devocional em ${date}. Escolha outra data ou edite o que já existe.`,
    );
  } catch (error) {
    console.error('The devotional was not created', error);
    toastError('Erro ao criar devocional', refusalText(error));
  }
  return false;
}

/** Changes a published devotional and tells how that went; whether it is changed now. */
export async function update(form: DevotionalForm): Promise<boolean> {
  try {
    await changeDevotional(form);
    toastSuccess('Devocional atualizado com sucesso!');
    return true;
  } catch (error) {
    console.error('The devotional was not changed', error);
    toastError('Erro ao atualizar devocional', refusalText(error));
    return false;
  }
}
