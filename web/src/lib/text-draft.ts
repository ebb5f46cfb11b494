import { isBlank } from '@raizes/domain/sanitize';
import * as v from 'valibot';
import { storage } from './storage';
import { stored } from './stored';

/** A text that is being written, of which there is one for each id: on the device until it is sent. Blank, it is nothing. */
export function textDraft(name: string) {
  const key = (id: string) => `${name}.${id}`;
  return {
    read: (id: string): string => stored(key(id), v.string()) ?? '',
    write(id: string, text: string): void {
      if (isBlank(text)) storage.remove(key(id));
      else storage.write(key(id), text);
    },
    forget: (id: string) => storage.remove(key(id)),
  };
}
