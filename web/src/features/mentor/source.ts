import { mentorSources } from '@raizes/domain/documents/mentor-message';
import type { MentorSource } from '@raizes/domain/documents/mentor-message';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const KEY = 'mentor-source';

/** Who answered last on this device. */
export const lastSource = (): MentorSource | null => stored(KEY, v.picklist(mentorSources));

export const rememberSource = (source: MentorSource) => void storage.write(KEY, source);

/** Who answers, said before anything is asked and with every conversation. */
export function sourceNote(source: MentorSource | null): string {
  switch (source) {
    case 'local':
      return 'Modo local: respostas preparadas, sem IA externa.';
    case 'gemini':
      return 'Responde uma IA externa (Google Gemini), que pode errar.';
    case null:
      return 'Aqui aparece quem respondeu: o modo local ou uma IA externa.';
  }
}
