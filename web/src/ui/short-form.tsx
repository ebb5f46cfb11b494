import { useFormik } from 'formik';
import type { FormikValues } from 'formik';
import type { Schema } from 'yup';
import { firstError, useFocusOnError } from './form';
import { Notice } from './page/notice';
import { useSubmission } from './use-submission';

interface Options<Values extends FormikValues> {
  schema: Schema<Values>;
  initialValues: Values;
  /** Sends the valid values. An error that it throws is shown, and so is a reason for refusal that it returns. */
  send: (values: Values) => Promise<string | void>;
  /** The title above a failure. */
  failure: string;
  toErrorText?: (error: unknown) => string;
}

/** A form of a few fields. It is validated on submit, shows one error at a time, and focuses the field in error. */
export function useShortForm<Values extends FormikValues>(options: Options<Values>) {
  const { schema, initialValues, send, failure, toErrorText } = options;
  const { refusal, refuse, submit } = useSubmission(toErrorText);
  const { errors, submitCount, isSubmitting, handleSubmit, getFieldProps } = useFormik<Values>({
    initialValues,
    validate: (values) => firstError(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) =>
      submit(async () => refuse((await send(schema.validateSync(values))) ?? null)),
  });
  const [invalid] = Object.values(errors).filter((error) => typeof error === 'string');
  const notice = invalid ? (
    <Notice title="Erro de validação" text={invalid} />
  ) : (
    refusal && <Notice title={failure} text={refusal} />
  );
  return {
    form: { ref: useFocusOnError(errors, submitCount), onSubmit: handleSubmit },
    /** The error shown above the fields, or null. */
    notice: notice || null,
    isSubmitting,
    fieldProps: (name: keyof Values & string) => ({
      ...getFieldProps(name),
      error: errors[name] !== undefined,
      disabled: isSubmitting,
    }),
  };
}
