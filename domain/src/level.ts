export const XP_PER_LEVEL = 100;

export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + 1;
}

export function levelLabel(level: number): 'Iniciante' | 'Progredindo' {
  return level === 1 ? 'Iniciante' : 'Progredindo';
}

/** Where the XP stands in its level, which spans `floor` to `ceiling`; `percent` is 0–99. */
export function levelProgress(xp: number) {
  const level = levelOf(xp);
  const floor = (level - 1) * XP_PER_LEVEL;
  const percent = Math.floor(((xp - floor) * 100) / XP_PER_LEVEL);
  return { level, floor, ceiling: level * XP_PER_LEVEL, percent };
}
