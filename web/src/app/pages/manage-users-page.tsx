export { UsersScreen as Page } from '@/features/users/users-screen';
