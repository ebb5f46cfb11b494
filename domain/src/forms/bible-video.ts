import { object, string } from 'yup';
import type { InferType } from 'yup';
import { videoBook } from '../content/video-book';
import { testaments } from '../documents/content';
import {
  BOOK_ORDER_MAX,
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
  URL_MAX_LENGTH,
  VIDEO_MINUTES_MAX,
} from '../limits';
import { toEmbedUrl } from '../links';
import { limitedTitle, optionalText, tooLong, wholeNumber } from './fields';

export const DEFAULT_VIDEO_MINUTES = 5;

/** Rendered as a link, image or iframe source, so no other scheme (`javascript:`) is allowed. */
const webAddress = (message: string) =>
  string()
    .trim()
    // Phone keyboards capitalize the first letter.
    .transform((value: unknown) =>
      typeof value === 'string'
        ? value.replace(/^https?:/i, (scheme) => scheme.toLowerCase())
        : value,
    )
    .matches(/^https?:\/\//i, { message, excludeEmptyString: true })
    .url(message);

export const bibleVideoFormSchema = object({
  /** Cast to the book's name with its capitals and accents: `exodo` to `Êxodo`. */
  book_name: limitedTitle(
    'Nome do livro é obrigatório',
    'Nome do livro',
    NAME_MAX_LENGTH,
  ).transform((value: unknown) =>
    typeof value === 'string' ? (videoBook(value)?.name ?? value) : value,
  ),
  book_order: wholeNumber('Ordem', 'Ordem é obrigatória', 'Ordem deve ser no mínimo 1').max(
    BOOK_ORDER_MAX,
    `Ordem deve ser no máximo ${BOOK_ORDER_MAX}`,
  ),
  /** Cast to the book's own. */
  testament: string()
    .when('book_name', ([title]: unknown[], field) =>
      field.transform((value: unknown) =>
        typeof title === 'string' ? (videoBook(title)?.testament ?? value) : value,
      ),
    )
    .oneOf(testaments, 'Escolha Antigo ou Novo Testamento')
    .required('Testamento é obrigatório'),
  /** Cast to the embed form. */
  video_url: webAddress('URL do vídeo inválida')
    .transform((value: unknown) => (typeof value === 'string' ? toEmbedUrl(value) : value))
    .required('URL do vídeo é obrigatória')
    .max(URL_MAX_LENGTH, tooLong('URL do vídeo', URL_MAX_LENGTH)),
  /** Null when empty. */
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
