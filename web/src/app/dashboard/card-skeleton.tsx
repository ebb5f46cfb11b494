import { Skeleton } from '@mui/material';

/** Takes the place of a card while it loads. */
export const CardSkeleton = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} />
);

/** The heights of the cards on a phone. */
export const CHALLENGES_HEIGHT = 168;
export const BADGES_HEIGHT = 140;
