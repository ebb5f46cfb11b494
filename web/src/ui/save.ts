import { refusalText } from '@/lib/firebase/errors';
import { toastError, toastSuccess } from '@/lib/toast';

type ToastText = [title: string, text?: string];

interface SaveToasts {
  success: ToastText;
  /** @param reason why the server refused, as a sentence for the admin */
  failure: (reason: string) => ToastText;
}

/** Thrown by a save that knows why it can't be done; a reason that names a field is shown by the form, not by a toast. */
export class SaveRefused extends Error {
  readonly field: string | null;

  constructor(reason: string, field: string | null = null) {
    super(reason);
    this.field = field;
  }
}

/** Why nothing was saved. */
interface SaveFailure {
  reason: string;
  field: string | null;
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
    return { reason, field };
  }
  toastSuccess(...success);
  return null;
}
