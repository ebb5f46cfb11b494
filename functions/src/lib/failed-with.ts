import type { GrpcStatus } from 'firebase-admin/firestore';

/** Whether Firestore refused with this status. */
export const failedWith = (cause: unknown, status: GrpcStatus): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === status;
