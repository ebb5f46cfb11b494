import { withoutHidden } from './clean';

/**
 * Removes accents, case and hidden characters. Stored search indexes depend on this function, so changing it requires rebuilding
 * them.
 */
export const foldText = (text: string) =>
  withoutHidden(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
