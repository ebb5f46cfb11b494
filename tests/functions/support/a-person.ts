import { randomUUID } from 'node:crypto';

/** The uid of somebody of whom nothing is known yet. */
export const newUid = () => `p${randomUUID().replaceAll('-', '')}`;
