import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Keeps `livra-me` on one line. `render` shows the text between such words. */
export const unbroken = (text: string, render = asText): ReactNode =>
  text.includes('-')
    ? text.split(PRONOUN).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ) : (
          <Fragment key={index}>{render(part)}</Fragment>
        ),
      )
    : render(text);

const asText = (part: string): ReactNode => part;

/** The end of a verb with its pronouns; short enough for a narrow screen. */
const PRONOUN = /(\p{L}{1,12}(?:-\p{L}{1,4}){1,2})(?![\p{L}-])/u;
