import { answers, type Answers } from './entry';

const roles = 'nobody disciple another leader other former demoted admin removed';

/** Published content: every signed-in person reads it, a page at a time. */
export const readByAll = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      yes     yes    yes   yes    yes     yes   yes
  get absent                -      yes      yes     yes    yes   yes    yes     yes   yes
  list                      -      yes      yes     yes    yes   yes    yes     yes   yes
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
`);

/** What is one person’s: not their leader’s, not an admin’s, not a collection group’s. */
export const readByOwner = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       -      -     -      -       -     -
  get absent                -      yes      -       -      -     -      -       -     -
  list                      -      yes      -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      yes      -       -      -     -      -       -     -
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      yes      -       -      -     -      -       -     -
`);

/** Documents that one person may get, and no one may list. */
export const gotByOwner = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       -      -     -      -       -     -
  get absent                -      yes      -       -      -     -      -       -     -
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      -        -       -      -     -      -       -     -
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      -        -       -      -     -      -       -     -
`);

export const readByNobody = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      -        -       -      -     -      -       -     -
  get absent                -      -        -       -      -     -      -       -     -
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
`);

const rowsOf = (said: Record<string, string>) =>
  answers([roles, ...Object.entries(said).map(([row, words]) => `${row} ${words}`)].join('\n'));

const admins = '-      -        -       -      -     -      -       yes   -';
const refused = '-      -        -       -      -     -      -       -     -';
const updatesTo = (fields: string[], words: string) =>
  Object.fromEntries(fields.map((field) => [`update ${field}`, words]));

/** What admins write, now and anew; `kept` are the fields that stay as they were. */
export const writtenByAdmins = (written: string[], kept: string[] = ['id']): Answers =>
  rowsOf({
    create: admins,
    'create in own name': refused,
    replace: admins,
    delete: admins,
    ...updatesTo(written, admins),
    ...updatesTo([...kept, 'extra'], refused),
  });

/** What the server alone writes, whatever its fields are. */
export const writtenByNobody = (...fields: string[]): Answers =>
  rowsOf({
    create: refused,
    'create in own name': refused,
    replace: refused,
    delete: refused,
    ...updatesTo([...fields, 'extra'], refused),
  });

/** Of one entry what is otherwise than in the family: an admin may. */
export const allowedToAdmins = (...rows: string[]): Answers =>
  rowsOf(Object.fromEntries(rows.map((row) => [row, admins])));

/** Of one entry what is otherwise than in the family: an admin may not. */
export const refusedToAdmins = (...rows: string[]): Answers =>
  rowsOf(Object.fromEntries(rows.map((row) => [row, refused])));
