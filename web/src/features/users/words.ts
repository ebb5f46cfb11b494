import type { Position, Profile } from '@raizes/domain/documents/profile';

export const positionNames: Record<Position, string> = {
  discipulo: 'Discípulo',
  lider: 'Líder',
  pastor: 'Pastor',
};

/** `Paulo Ribeiro (Pastor)` */
export const nameAndPosition = ({ full_name, position }: Pick<Profile, 'full_name' | 'position'>) =>
  `${full_name} (${positionNames[position]})`;

/** What one calls somebody: `Paulo`. */
export const firstName = ({ full_name }: Pick<Profile, 'full_name'>) =>
  full_name.trim().split(/\s+/)[0] ?? full_name;

/** `1 pessoa`, `12 pessoas`, `100 pessoas ou mais` when not all were counted. */
export function countOfPeople(count: number, counted: number): string {
  if (count >= counted) return `${counted} pessoas ou mais`;
  return count === 1 ? '1 pessoa' : `${count} pessoas`;
}
