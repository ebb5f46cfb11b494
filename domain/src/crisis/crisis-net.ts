import { bodyConcepts } from './body-concepts';
import { concepts } from './crisis-concepts';
import { compileRules } from './crisis-rule';

/** Ideas that may mean danger when they stand together, whatever the words and their order, within so many words. */
const together: readonly (readonly [within: number, ideas: string])[] = [
  [6, 'WANT DIE SELF'],
  [6, 'WANT VANISH EVER'],
  [5, 'AGAINST LIFE'],
  [0, 'NOTHERE'],
  [0, 'WORTHLESS'],
  [0, 'DEADINSIDE'],
  [7, 'SELF DIE RELIEF'],
  [7, 'BLIND TAKE'],
  [7, 'GOD TAKE'],
  [12, 'HEAVEN SOON'],
  [9, 'HELL OWNEND SELF'],
  [12, 'FAREWELL LAST'],
  [5, 'PILLS MANY'],
  [6, 'POISON SWALLOW'],
  [7, 'EDGE FALL SELF'],
  [6, 'WEAPON HOLD'],
  [7, 'PERSON SAID DIE'],
  [7, 'PERSON SAID VANISH EVER'],
  [9, 'PERSON GONE FAREWELL'],
  [8, 'PERSON GONE PILLS'],
  [9, 'PERSON WOUNDS HIDE'],
  [9, 'SELF WOUNDS HIDE'],
  [8, 'SELFHARM HABIT'],
  [8, 'VOICE BIDS'],
  [7, 'KIN BLOWS VICTIM'],
  [8, 'KIN THREAT VICTIM FEAR'],
  [5, 'KIN THREAT VICTIM'],
  [8, 'PREDATOR TOUCH INTIMATE VICTIM'],
  [9, 'KIN ACHE BODYPART SELF'],
  [0, 'DEPRIVE'],
  [10, 'SECRET ASK'],
  [8, 'PREDATOR TOUCHED'],
  [8, 'CHILDHOOD TOUCHED'],
  [9, 'TOUCH INTIMATE CHILDHOOD'],
  [9, 'NUDE COERCE'],
  [7, 'URGE HARM BABY'],
  [7, 'URGE HARM WEAPON'],
  [5, 'STRICKEN PERSON'],
  [4, 'STRICKEN SELF'],
  [5, 'NUMB SIDE PERSON'],
  [7, 'CHEST PAIN SIGN'],
  [4, 'BONE OUT CAUTION'],
  [6, 'PREGNANT BLEEDING'],
  [5, 'FEVER HIGH PERSON'],
  [5, 'FEVER HIGH BABY'],
  [7, 'PRESSURE FAINT'],
  [4, 'BITE BEAST CAUTION'],
  [7, 'PERSON COLLAPSED WORSE'],
  [6, 'DRUG HOOKED'],
  [4, 'SLANG SNIFF'],
  [0, 'RELAPSE'],
  [6, 'DRINK RUIN'],
  [6, 'WOUNDS MYSELF'],
  [6, 'NORETURN BRINK'],
  [7, 'PORN SHOWN CHILDHOOD'],
];

const all = { ...concepts, ...bodyConcepts };

const named = new Map(Object.keys(all).map((name) => [name, compileRules(all, [name])] as const));

/** Where an idea is named, counted in words. */
function placesOf(name: string, literal: string): number[] {
  return (named.get(name) ?? []).flatMap((rule) =>
    [...literal.matchAll(rule)].map(({ index }) => literal.slice(0, index).split(' ').length),
  );
}

/** Whether each list has a place, all of them within so many words. */
function areNear(lists: readonly number[][], within: number): boolean {
  const [first = [], ...others] = lists;
  return first.some((from) =>
    others.every((places) => places.some((place) => Math.abs(place - from) <= within)),
  );
}

/** Whether ideas that may mean danger stand together in what was heard. */
export function isNetted(literal: string): boolean {
  const places = new Map([...named.keys()].map((name) => [name, placesOf(name, literal)]));
  return together.some(([within, ideas]) =>
    areNear(
      ideas.split(' ').map((name) => places.get(name) ?? []),
      within,
    ),
  );
}
