import { Field as FormikField, useFormikContext } from 'formik';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef } from 'react';
import type { ChangeEvent, ComponentProps, ComponentType } from 'react';
import type { Schema } from 'yup';
import { errorText } from '@/lib/errors';
import { Field } from './fields';
import { Notice } from './page/notice';

// The parts of a form of a few fields inside `<Formik validationSchema={…}>`. It is validated on submit.

/** Formik's props for it. */
export const validatedOnSubmit = { validateOnChange: false, validateOnBlur: false } as const;

/**
 * Returns Formik's `onSubmit`, which sends the valid values.
 * @param send an error that it throws is shown by `FormNotice`, and so is a reason for refusal that it returns
 */
export const sending =
  <Values extends object>(
    schema: Schema<Values>,
    send: (values: Values) => Promise<string | void>,
    toErrorText = errorText,
  ) =>
  async (typed: object, { setStatus }: Pick<FormikHelpers<Values>, 'setStatus'>): Promise<void> => {
    setStatus(null);
    try {
      setStatus((await send(schema.validateSync(typed))) ?? null);
    } catch (error) {
      console.error('A form was not sent', error);
      setStatus(toErrorText(error));
    }
  };

/** Formik's first error in the order of the fields. */
function firstOf(errors: object): [name?: string, text?: unknown] {
  const all: [string, unknown][] = Object.entries(errors);
  return all[0] ?? [];
}

interface NoticeProps {
  failure: string;
  /** Shows the first error here, as on /auth, and not below its field. */
  showsInvalid?: boolean;
}

/** Says why the values could not be sent, with the title `failure`. Moves the focus to the first invalid field. */
export function FormNotice({ failure, showsInvalid = false }: NoticeProps) {
  const form = useFormikContext();
  const { errors, submitCount, isSubmitting } = form;
  const refusal: unknown = form.status;
  const [name, text] = firstOf(errors);
  const answered = useRef(0);
  useEffect(() => {
    // Later the first invalid field changes while the person corrects them.
    if (isSubmitting || answered.current === submitCount) return;
    answered.current = submitCount;
    if (name) document.getElementsByName(name)[0]?.focus();
  }, [submitCount, isSubmitting, name]);
  if (typeof text === 'string')
    return showsInvalid && <Notice id={NOTICE} title="Erro de validação" text={text} />;
  return typeof refusal === 'string' && <Notice title={failure} text={refusal} />;
}

const NOTICE = 'form-notice';

interface FieldProps extends ComponentProps<typeof Field> {
  name: string;
  /** A text field if left out. */
  as?: ComponentType<ComponentProps<typeof Field>>;
  /** The notice above the fields shows its error. */
  isInNotice?: boolean;
}

/** Shows its error below itself, until it is changed. */
export function FormField({ as = Field, name, isInNotice = false, ...props }: FieldProps) {
  const { errors, isSubmitting, handleChange, setFieldError } = useFormikContext();
  const [first] = firstOf(errors);
  const text = new Map<string, unknown>(Object.entries(errors)).get(name);
  const noted = first === name && { error: true, 'aria-describedby': NOTICE };
  const below = typeof text === 'string' && { problem: text };
  return (
    <FormikField
      as={as}
      name={name}
      {...(isInNotice ? noted : below)}
      disabled={isSubmitting}
      onChange={(event: ChangeEvent) => {
        handleChange(event);
        if (text !== undefined) setFieldError(name, undefined);
      }}
      {...props}
    />
  );
}
