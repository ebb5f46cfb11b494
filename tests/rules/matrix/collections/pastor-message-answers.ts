import { answers } from '../answers';

/** What becomes of a message that nobody has opened yet. */
export const table = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       yes    -     -      -       -     -
  get absent                -      -        -       -      -     -      -       -     -
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      yes      yes     yes    yes   yes    yes     yes   yes
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      yes      -       -      -     -      -       -     -
  list my pastor_id         -      yes      yes     yes    yes   yes    yes     yes   yes
  list my pastor_id more    -      -        -       -      -     -      -       -     -
  list my pastor_id all     -      -        -       -      -     -      -       -     -
  list my pastor_id everywhere -   -        -       -      -     -      -       -     -
  list that pastor_id       -      -        -       yes    -     -      -       -     -
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update pastor_id          -      -        -       -      -     -      -       -     -
  update devotional_id      -      -        -       -      -     -      -       -     -
  update message            -      -        -       -      -     -      -       -     -
  update status             -      -        -       yes    -     -      -       -     -
  update response           -      -        -       -      -     -      -       -     -
  update responded_at       -      -        -       -      -     -      -       -     -
  update created_at         -      -        -       -      -     -      -       -     -
  update disciple_name      -      -        -       -      -     -      -       -     -
  update pastor_name        -      -        -       -      -     -      -       -     -
  update pastor_position    -      -        -       -      -     -      -       -     -
  update verse_reference    -      -        -       -      -     -      -       -     -
  update devotional_date    -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`);

/** What differs once it has been opened. */
export const unmoved = answers(`
                            nobody disciple another leader other former demoted admin removed
  update status             -      -        -       -      -     -      -       -     -
`);
