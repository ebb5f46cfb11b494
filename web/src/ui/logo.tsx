import { Box } from '@mui/material';

/** The paths of the app's mark, in `currentColor`, for a `0 0 48 48` view box. */
export function MarkPaths() {
  return (
    <>
      <path
        fill="currentColor"
        d="M24 25C24 15 17 9 7 9c0 9 6 16 17 16Zm0-3c0-8 6-14 17-15 0 9-6 15-17 15Z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M24 22v22M24 29c-2 5-7 6-11 11M24 29c2 5 7 6 11 11M24 35c-1 3-3 4-5 7M24 35c1 3 3 4 5 7"
      />
    </>
  );
}

export function Logo({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{ width: size, height: size, color: 'primary.main', flexShrink: 0 }}
    >
      <MarkPaths />
    </Box>
  );
}
