import { x } from '@/features/auth/api';
import { z } from '../app/routes';
import { doc } from 'firebase/firestore';
export const q = [x, z, doc];
