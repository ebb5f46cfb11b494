import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { aSentMessage } from '../../factories';
import { db } from '../../support/admin';
import { createUser } from '../../support/people';
import type { TestUser } from '../../support/people';

export const createLeader = () => createUser({ fullName: 'Lídia Prado', position: 'lider' });

/** Somebody who is linked to this leader. */
export function createDisciple(leader: TestUser, fullName: string, stats?: Partial<UserStats>) {
  const { uid: id, fullName: full_name } = leader;
  return createUser({
    fullName,
    leader: { id, full_name, position: 'lider' },
    ...(stats && { stats }),
  });
}

/** Sends a message as the app does, and returns its id; names and verse are added by the server. */
export async function writeToLeader(
  disciple: TestUser,
  message: string,
  devotional_id: Day | null = null,
): Promise<string> {
  const id = randomUUID();
  const sent = aSentMessage({
    user_id: disciple.uid,
    pastor_id: disciple.leader?.id ?? '',
    devotional_id,
    message,
    created_at: new Date(),
  });
  await db.doc(paths.pastorMessage(id)).set(sent);
  return id;
}

export const storedMessage = async (id: string) =>
  (await db.doc(paths.pastorMessage(id)).get()).data();

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The opened message. */
export const detail = (page: Page) => page.getByRole('region', { name: 'Mensagem' });

export const replyField = (page: Page) => page.getByPlaceholder('Escreva sua resposta...');

export const replyButton = (page: Page) => page.getByRole('button', { name: 'Enviar Resposta' });
