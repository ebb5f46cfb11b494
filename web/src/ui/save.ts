import { errorCode } from '@/lib/error-code';
import { refusalText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';

type ToastText = [title: string, text?: string];

interface SaveToasts {
  success: ToastText;
  /** @param reason why the server refused, as a sentence for the admin */
  failure: (reason: string) => ToastText;
}

/** Thrown by a save that is refused for a known reason. If it names a field, the form shows the reason; otherwise a toast does. */
export class SaveRefused extends Error {
  /** Needed because an error without a code counts as a lost connection. */
  readonly code = 'refused';
  readonly field: string | null;
  /** The form shows the reason itself, so there is no toast. */
  readonly isShownByForm: boolean;

  constructor(reason: string, field: string | null = null) {
    super(reason);
    this.field = field;
    this.isShownByForm = field !== null;
  }
}

/** Another admin has changed the same fields since the form was opened. The form shows both texts. */
export class EditConflict extends SaveRefused {
  override readonly isShownByForm = true;

  constructor() {
    super('Outra pessoa mudou os mesmos campos enquanto você editava.');
  }
}

/** Why a save failed. */
interface SaveFailure {
  reason: string;
  field: string | null;
  /** The document no longer exists. */
  isDeleted: boolean;
  /** The response was lost, so the server might have saved the change. */
  isUnanswered: boolean;
}

/** Runs a change on the server and shows its toast. Never rejects; resolves to the failure, or to null on success. */
export async function saveWithToast(
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
    if (!refused?.isShownByForm) toastError(...failure(reason));
    const code = errorCode(error);
    return { reason, field, isDeleted: code === 'not-found', isUnanswered: code === 'unavailable' };
  }
  toastSuccess(...success);
  return null;
}
