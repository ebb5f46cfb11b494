import { Box, ButtonBase } from '@mui/material';
import type { SxProps, Theme } from '@mui/material';
import { Link } from 'react-router-dom';

interface Tab {
  to: string;
  label: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** The address of the open one. */
  here: string;
  sx?: SxProps<Theme>;
}

/** Links between pages that belong together, in one row that scrolls sideways where it does not fit. */
export const PageTabs = ({ label, tabs, here, sx }: Props) => (
  <Box component="nav" aria-label={label} sx={[strip, ...(sx ? [sx].flat() : [])]}>
    {tabs.map((tab) => (
      <ButtonBase
        key={tab.to}
        ref={tab.to === here ? showSideways : null}
        component={Link}
        to={tab.to}
        aria-current={tab.to === here ? 'page' : undefined}
        sx={link}
      >
        {tab.label}
      </ButtonBase>
    ))}
  </Box>
);

/** Scrolls the row, not the page, to a link beyond its end. */
function showSideways(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (row)
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

const strip = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const link = {
  flex: '0 0 auto',
  minHeight: 48,
  px: { xs: 1.25, sm: 2 },
  color: 'text.secondary',
  typography: 'button',
  '&[aria-current]': { color: 'primary.main', boxShadow: 'inset 0 -2px 0 currentColor' },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
} as const;
