import { a } from './zz1'; export const b = () => a;
