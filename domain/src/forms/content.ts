import { object, string } from 'yup';
import type { InferType } from 'yup';
import { testaments } from '../documents/bible-video';
import {
  BOOK_ORDER_MAX,
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
  URL_MAX_LENGTH,
  VIDEO_MINUTES_MAX,
} from '../limits';
import { toEmbedUrl } from '../youtube';
import { limitedText, optionalText, tooLong, wholeNumber } from './fields';

export const DEFAULT_VIDEO_MINUTES = 5;

/** A web address: nothing else may end in a link or a frame. */
const webAddress = (message: string) =>
  string()
    .trim()
    // A phone's keyboard begins with a capital.
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/^https?:/i, (it) => it.toLowerCase()) : value,
    )
    .matches(/^https?:\/\//i, { message, excludeEmptyString: true })
    .url(message);

export const bibleVideoFormSchema = object({
  book_name: limitedText('Nome do livro é obrigatório', 'Nome do livro', NAME_MAX_LENGTH),
  book_order: wholeNumber('Ordem', 'Ordem é obrigatória', 'Ordem deve ser no mínimo 1').max(
    BOOK_ORDER_MAX,
    `Ordem deve ser no máximo ${BOOK_ORDER_MAX}`,
  ),
  testament: string()
    .oneOf(testaments, 'Escolha Antigo ou Novo Testamento')
    .required('Testamento é obrigatório'),
  /** Comes out in the embed form. */
  video_url: webAddress('URL do vídeo inválida')
    .transform((value: unknown) => (typeof value === 'string' ? toEmbedUrl(value) : value))
    .required('URL do vídeo é obrigatória')
    .max(URL_MAX_LENGTH, tooLong('URL do vídeo', URL_MAX_LENGTH)),
  /** Null when there is none. */
  thumbnail_url: webAddress('URL da miniatura inválida')
    .transform((value: unknown) => (value === '' ? null : value))
    .max(URL_MAX_LENGTH, tooLong('URL da miniatura', URL_MAX_LENGTH))
    .nullable()
    .default(null),
  duration_minutes: wholeNumber(
    'Duração',
    'Duração é obrigatória',
    'Duração deve ser de no mínimo 1 minuto',
  )
    .max(VIDEO_MINUTES_MAX, `Duração deve ser de no máximo ${VIDEO_MINUTES_MAX} minutos`)
    .default(DEFAULT_VIDEO_MINUTES),
  description: optionalText('Descrição', DESCRIPTION_MAX_LENGTH),
});
export type BibleVideoForm = InferType<typeof bibleVideoFormSchema>;
