import type { TextKind } from './text-kinds';

/** Texts that suit any chapter, and texts that suit only the chapters of one kind. */
export type Bank = Record<TextKind | 'any', string[]>;
