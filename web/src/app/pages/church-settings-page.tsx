import { ChurchSettings } from '../admin/church-settings';
import type { SignedInProps } from '../signed-in-page';

export function Page({ person }: SignedInProps) {
  return <ChurchSettings uid={person.uid} />;
}
