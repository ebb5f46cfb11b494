import { HttpsError } from 'firebase-functions/https';

export const unauthenticated = () => new HttpsError('unauthenticated', 'Usuário não autenticado');
