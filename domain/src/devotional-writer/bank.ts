import type { TextKind } from './text-kinds';

/** Texts for any chapter, and those which suit the chapters of a kind. */
export type Bank = Record<TextKind | 'any', string[]>;
