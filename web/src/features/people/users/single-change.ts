import { profileSchema } from '@raizes/domain/documents/people';
import type { Position, Profile } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { firstNameOf } from '@raizes/domain/person-name';
import { errorText } from '@/lib/errors';
import { fetchDoc } from '@/lib/reads';
import { toastDone, toastError, toastSuccess } from '@/lib/toast';
import { positionNames } from './api';
import { changePeople } from './bulk';

/** Reports a change of one person, says what became of it, and offers to undo it. */
export function reportChange(uid: string, text: string, effect: string, batch: string): void {
  toastDone('Sucesso!', text, { label: 'Desfazer', run: () => void undo(batch) }, effect, uid);
}

async function undo(batch: string): Promise<void> {
  try {
    const { refused } = await changePeople({ change: 'undo', batch });
    const [first] = refused;
    if (!first) toastSuccess('Desfeito', 'Tudo voltou a ser como antes.');
    else toastError('Não foi possível desfazer tudo', `${first.full_name ?? ''}: ${first.reason}`);
  } catch (error) {
    console.error('A change of one person could not be undone', error);
    toastError('Não foi possível desfazer', errorText(error));
  }
}

/** The name of a leader whom the select may not list. */
export async function leaderNameOf(id: string, leaders: readonly Profile[]): Promise<string> {
  const listed = leaders.find((each) => each.id === id);
  if (listed) return listed.full_name;
  const found = await fetchDoc(paths.profile(id), profileSchema).catch(() => null);
  return found?.state === 'ready' ? found.value.full_name : 'quem você escolheu';
}

/** `Ana agora caminha com Paulo Ribeiro` */
export const linkEffect = ({ full_name }: Profile, leader: string | null) =>
  leader === null
    ? `${firstNameOf(full_name)} fica sem pastor ou líder`
    : `${firstNameOf(full_name)} agora caminha com ${leader}`;

/** @param successor who takes over the disciples; null if nobody does, undefined if there are none */
export function positionEffect(
  profile: Profile,
  position: Position,
  leader: string | null,
  successor: string | null | undefined,
): string {
  const name = firstNameOf(profile.full_name);
  if (position !== 'discipulo') {
    const ended = profile.pastor_id === null ? '' : ', e o vínculo com quem acompanhava terminou';
    return `O cargo de ${name} agora é ${positionNames[position]}${ended}`;
  }
  const own = linkEffect(profile, leader);
  if (successor === undefined) return own;
  const others =
    successor === null
      ? `Quem caminhava com ${name} fica sem pastor ou líder`
      : `O que era de ${name} passou para ${successor}`;
  return `${others}. ${own}`;
}
