import { doc } from 'firebase/firestore';
import { useUser } from 'reactfire';
import { x } from '@/features/auth/api';
import { y } from '../auth/auth-form';
import { z } from '@/app/routes';
import { t } from '@/ui/theme';
import { s } from '@/lib/session';
import { own } from './own';
export const q = [doc, useUser, x, y, z, t, s, own];
async function f() { return Promise.resolve(1); }
export function g() { f(); setTimeout(async () => { await f(); }, 1); }
export async function h() { await 1; }
