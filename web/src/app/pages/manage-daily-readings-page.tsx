import { ReadingsScreen } from '@/features/content-readings/readings-screen';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return <ReadingsScreen uid={person.uid} />;
}
