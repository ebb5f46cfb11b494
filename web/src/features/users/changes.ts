import { churchSchema } from '@raizes/domain/documents/church';
import { profileSchema } from '@raizes/domain/documents/profile';
import type { Position, Profile } from '@raizes/domain/documents/profile';
import { collections, paths } from '@raizes/domain/paths';
import { freshDoc } from '@/lib/fresh-doc';
import { freshPage } from '@/lib/fresh-page';
import type { ListShape } from '@/lib/query-of';
import { updateFields } from '@/lib/update';

/** Links a disciple to a pastor or leader, or to nobody. */
export const linkTo = (uid: string, leaderId: string | null): Promise<void> =>
  updateFields(paths.profile(uid), { pastor_id: leaderId });

/** A disciple without a leader gets the church's; whoever leads has none. */
export async function changePosition(profile: Profile, position: Position): Promise<void> {
  const pastor_id =
    position === 'discipulo' ? (profile.pastor_id ?? (await defaultLeaderFor(profile.id))) : null;
  await updateFields(paths.profile(profile.id), { position, pastor_id });
}

async function defaultLeaderFor(uid: string): Promise<string | null> {
  const id = await defaultLeaderId();
  if (id === null || id === uid) return null;
  const leader = await freshDoc(paths.profile(id), profileSchema);
  return leader.state === 'ready' && leader.value.position !== 'discipulo' ? id : null;
}

async function defaultLeaderId(): Promise<string | null> {
  const church = await freshDoc(paths.church, churchSchema);
  return church.state === 'ready' ? church.value.default_leader_id : null;
}

/** No more of those who are linked to somebody are counted. */
export const LINKED_COUNTED = 100;

const linkedTo = (leaderId: string): ListShape => ({
  path: collections.profiles,
  conditions: [['pastor_id', '==', leaderId]],
  leastBy: 'full_name',
  size: LINKED_COUNTED,
});

export interface Consequences {
  /** How many people would be left without a leader. */
  linked: number;
  isDefaultLeader: boolean;
}

/** What it would mean if this person no longer led anybody. */
export async function consequencesOf(leaderId: string): Promise<Consequences> {
  const [linked, defaultLeader] = await Promise.all([
    freshPage(linkedTo(leaderId), profileSchema),
    defaultLeaderId(),
  ]);
  return { linked: linked.length, isDefaultLeader: defaultLeader === leaderId };
}

/** Links everybody who is linked to one leader to another; however many they are. */
export async function handOver(from: string, to: string): Promise<void> {
  const linked = await freshPage(linkedTo(from), profileSchema);
  await Promise.all(linked.map(({ id }) => linkTo(id, id === to ? null : to)));
  if (linked.length === LINKED_COUNTED) await handOver(from, to);
}
