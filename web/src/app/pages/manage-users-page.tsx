import { Minors } from '@/features/guardianship/minors';
import { UsersScreen } from '@/features/users/users-screen';

export function Page() {
  return <UsersScreen minors={<Minors />} />;
}
