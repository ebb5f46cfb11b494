import { answers, type Answers } from './answers';

const roles = 'nobody disciple another leader other former demoted admin removed';

/** What is published: whoever has signed in reads it, a page at a time. */
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

/** What one person may ask for, and nobody may list. */
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

/** What the server alone writes, whatever its fields are. */
export function writtenByNobody(...fields: string[]): Answers {
  const rows = ['create', 'create in own name', 'replace', 'delete'];
  const updates = [...fields, 'extra'].map((field) => `update ${field}`);
  const refused = '-      -        -       -      -     -      -       -     -';
  return answers([roles, ...[...rows, ...updates].map((row) => `${row} ${refused}`)].join('\n'));
}
