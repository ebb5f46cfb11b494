import { useState } from 'react';
import { errorText } from '@/lib/errors';

/** The submission of a form: whether it is in progress, and why the last one was refused. */
export function useSubmission(toErrorText: (error: unknown) => string = errorText) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Stays busy after a success, because the form is then closed. An error that `send` throws is shown. */
  async function submit(send: () => Promise<unknown>): Promise<void> {
    setRefusal(null);
    setBusy(true);
    try {
      await send();
    } catch (error) {
      console.error('A form was not sent', error);
      setRefusal(toErrorText(error));
      setBusy(false);
    }
  }

  return {
    isBusy,
    /** The text to show above the fields, or null. */
    refusal,
    /** Shows a reason to correct the form, which is then not sent. */
    refuse: setRefusal,
    submit,
  };
}
