import { Card, Skeleton } from '@mui/material';

/** Takes the place of a card while it loads. */
export const CardSkeleton = ({ height }: { height: number }) => (
  <Card sx={{ p: 2 }}>
    <Skeleton variant="rounded" height={height - 34} />
  </Card>
);

/** The heights of the cards on a phone. */
export const CHALLENGES_HEIGHT = 170;
export const BADGES_HEIGHT = 140;
