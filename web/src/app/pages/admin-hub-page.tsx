export { AdminHub as Page } from '../admin/admin-hub';
