import { paths } from '@raizes/domain/paths';
import { doc, setDoc } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';

export interface ProfileDetails {
  full_name: string;
  church_denomination: string;
}

/** Creates a person's profile as everyone starts: a disciple, linked to no one. */
export function createProfile(on: Firestore, uid: string, details: ProfileDetails): Promise<void> {
  return setDoc(doc(on, paths.profile(uid)), {
    id: uid,
    full_name: details.full_name,
    church_denomination: details.church_denomination,
    position: 'discipulo',
    pastor_id: null,
  });
}
