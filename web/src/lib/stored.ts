import { isBlank } from '@raizes/domain/text/clean';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { storage, useStoredText } from './storage';

/** Reads the value stored under a key; null if there is none or it does not match the schema. */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const parsed = v.safeParse(schema, storage.read(key));
  return parsed.success ? parsed.output : null;
}

/**
 * The text of another window that this one has replaced under the same key. It stays on the device, so that of two windows with one
 * draft neither loses what was written in the other.
 */
export const otherText = {
  read: (key: string): string => readStored(`${key}${OTHER}`, v.string()) ?? '',
  /** Keeps the stored text before another one replaces it, unless that one contains it. */
  keep(key: string, replaced: string, next: string): void {
    if (!contains(next, replaced)) storage.write(`${key}${OTHER}`, replaced);
    else if (contains(next, otherText.read(key))) otherText.drop(key);
  },
  drop: (key: string) => storage.remove(`${key}${OTHER}`),
  /** Follows the text; blank if the shown one contains it. */
  useText(key: string, shown: string): string {
    useStoredText(`${key}${OTHER}`);
    const other = otherText.read(key);
    return contains(shown, other) ? '' : other;
  },
};

const OTHER = '.other';

const contains = (text: string, part: string) => text.includes(part.trim());

/** Drafts of a text, one per id, stored on the device until the text is sent. A blank draft is removed. */
export function textDraft(name: string) {
  const key = (id: string) => `${name}.${id}`;
  const draft = {
    key,
    read: (id: string): string => readStored(key(id), v.string()) ?? '',
    write(id: string, text: string): void {
      if (isBlank(text)) storage.remove(key(id));
      else storage.write(key(id), text);
    },
    /** Removes a text that was sent or saved; one written meanwhile in another window stays. */
    forget(id: string, sent: string): void {
      const other = otherText.read(key(id));
      if (contains(sent, other)) otherText.drop(key(id));
      if (!contains(sent, draft.read(id))) return;
      draft.write(id, contains(sent, other) ? '' : other);
      otherText.drop(key(id));
    },
  };
  return draft;
}
export type TextDraft = ReturnType<typeof textDraft>;

/**
 * A draft in a field: what another window writes, or a refused text that returns, is shown if it contains the shown text. Otherwise
 * the field keeps its text, and `other` is the other one.
 */
export function useDraftField(
  draft: TextDraft,
  id: string,
  shown: string,
  show: (text: string) => void,
) {
  const key = draft.key(id);
  useStoredText(key);
  const stored = draft.read(id);
  const [known, setKnown] = useState(stored);
  const isNew = stored !== known;
  const mustShow = isNew && !isBlank(stored) && contains(stored, shown);
  const kept = otherText.useText(key, shown);

  if (isNew && stored === shown) setKnown(stored);

  const follow = useEffectEvent(() => show(stored));
  useEffect(() => {
    if (mustShow) follow();
  }, [mustShow, stored]);

  return {
    other: isNew && !mustShow && !contains(shown, stored) ? stored : kept,
    write: (text: string): void => {
      const replaced = draft.read(id);
      otherText.keep(key, replaced === known ? '' : replaced, text);
      draft.write(id, text);
      setKnown(draft.read(id));
    },
    /** Drops the other text. */
    dropOther: (): void => {
      if (isNew) draft.write(id, shown);
      setKnown(draft.read(id));
      otherText.drop(key);
    },
  };
}
