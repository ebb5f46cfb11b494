import { errorCode } from '@/lib/error-code';
import { refusalText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';

type ToastText = [title: string, text?: string];

interface SaveToasts {
  success: ToastText;
  /** @param reason why the server refused, as a sentence for the admin */
  failure: (reason: string) => ToastText;
}

/** Thrown by a save that knows why it can't be done; a reason that names a field is shown by the form, not by a toast. */
export class SaveRefused extends Error {
  /** An error without a code counts as a lost connection. */
  readonly code = 'refused';
  readonly field: string | null;

  constructor(reason: string, field: string | null = null) {
    super(reason);
    this.field = field;
  }
}

/** Somebody else has changed the same fields meanwhile: the form shows both texts, and there is no toast. */
export class EditConflict extends SaveRefused {
  constructor() {
    super('Outra pessoa mudou os mesmos campos enquanto você editava.', '');
  }
}

/** Why nothing was saved. */
interface SaveFailure {
  reason: string;
  field: string | null;
  /** The document does not exist any more. */
  isDeleted: boolean;
  /** The server may have saved it all the same: its answer was lost. */
  isUnanswered: boolean;
}

/** Runs a change on the server and shows its toast. Never rejects: resolves to what went wrong, or to null. */
export async function save(
  change: () => Promise<unknown>,
  { success, failure }: SaveToasts,
): Promise<SaveFailure | null> {
  try {
    await change();
  } catch (error) {
    console.error('The change was not saved', error);
    const refused = error instanceof SaveRefused ? error : null;
    const reason = refused?.message ?? refusalText(error);
    const field = refused?.field ?? null;
    if (field === null) toastError(...failure(reason));
    const code = errorCode(error);
    return { reason, field, isDeleted: code === 'not-found', isUnanswered: code === 'unavailable' };
  }
  toastSuccess(...success);
  return null;
}
