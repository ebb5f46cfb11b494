import { ManageChallengesScreen } from '@/features/challenges/manage/manage-challenges-screen';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return <ManageChallengesScreen uid={person.uid} />;
}
