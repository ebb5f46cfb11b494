import { b } from './zz2'; export const a = () => b;
