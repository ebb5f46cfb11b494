export { ChurchSettings as Page } from '../admin/church-settings';
