import { useFormik } from 'formik';
import type { FormikValues } from 'formik';
import { useState } from 'react';
import type { Schema } from 'yup';
import { errorText } from '@/lib/errors';
import { firstError, useFocusOnError } from './form';
import { Notice } from './notice';

interface Options<Values extends FormikValues> {
  schema: Schema<Values>;
  initialValues: Values;
  /** Sends what is valid. What it throws is shown, and so is the reason that it returns. */
  send: (values: Values) => Promise<string | void>;
  /** The title above a failure. */
  failure: string;
  textOf?: (error: unknown) => string;
}

/** A form of a few fields: validated when it is sent, one error at a time, with the focus on its field. */
export function useShortForm<Values extends FormikValues>(options: Options<Values>) {
  const { schema, initialValues, send, failure, textOf = errorText } = options;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, submitCount, isSubmitting, handleSubmit, getFieldProps } = useFormik<Values>({
    initialValues,
    validate: (values) => firstError(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(null);
      try {
        setRefusal((await send(schema.validateSync(values))) ?? null);
      } catch (error) {
        setRefusal(textOf(error));
      }
    },
  });
  const [invalid] = Object.values(errors).filter((error) => typeof error === 'string');
  const notice = invalid ? (
    <Notice title="Erro de validação" text={invalid} />
  ) : (
    refusal && <Notice title={failure} text={refusal} />
  );
  return {
    form: { ref: useFocusOnError(errors, submitCount), onSubmit: handleSubmit },
    /** What is wrong, above the fields; null when nothing is. */
    notice: notice || null,
    isSubmitting,
    fieldProps: (name: keyof Values & string) => ({
      ...getFieldProps(name),
      error: errors[name] !== undefined,
      disabled: isSubmitting,
    }),
  };
}
