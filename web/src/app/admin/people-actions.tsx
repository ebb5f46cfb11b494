import type { Profile } from '@raizes/domain/documents/people';
import type { ComponentProps } from 'react';
import { BulkBar } from '@/features/people/users/bulk-bar';
import { MinorsDialog } from '@/features/people/users/minors-dialog';
import { PersonMenu } from '@/features/people/users/person-menu';

export interface OpenedMenu {
  profile: Profile;
  position: { top: number; left: number };
}

interface Props {
  isMinorsOpen: boolean;
  onMinorsClose: () => void;
  menu: OpenedMenu | null;
  onMenuClose: () => void;
  /** The bar for the chosen people; false before anyone has been chosen. */
  bulk: false | ComponentProps<typeof BulkBar>;
}

/** What an admin can do with people: with one, with several, and with those under 18. */
export function PeopleActions({ isMinorsOpen, onMinorsClose, menu, onMenuClose, bulk }: Props) {
  return (
    <>
      {isMinorsOpen && <MinorsDialog onClose={onMinorsClose} />}
      {bulk && <BulkBar {...bulk} />}
      {menu && <PersonMenu {...menu} onClose={onMenuClose} />}
    </>
  );
}
