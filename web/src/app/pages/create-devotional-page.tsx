import { DevotionalsScreen } from '@/features/content-devotionals/devotionals-screen';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return <DevotionalsScreen uid={person.uid} />;
}
