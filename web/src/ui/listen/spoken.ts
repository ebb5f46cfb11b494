const tint = 'color-mix(in srgb, var(--mui-palette-secondary-main) 16%, transparent)';

/** Marks the segment that is being spoken. Nothing moves. */
export const spokenStyle = {
  bgcolor: tint,
  boxShadow: `0 0 0 6px ${tint}`,
  borderRadius: '2px',
} as const;
