const tint = 'color-mix(in srgb, var(--mui-palette-secondary-main) 16%, transparent)';

/** Highlights the segment that is being spoken, without a layout shift. */
export const spokenStyle = {
  bgcolor: tint,
  boxShadow: `0 0 0 6px ${tint}`,
  borderRadius: '2px',
} as const;
