import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { useId } from 'react';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** A group of rows in one card, under a title. */
export function SettingsGroup({ title, children }: GroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        id={id}
        variant="overline"
        component="h2"
        color="textSecondary"
        sx={{ px: 2, mb: 0.5 }}
      >
        {title}
      </Typography>
      {/* `&&` raises the specificity, because a row that is a button resets its border. */}
      <Card sx={{ '&& > * + *': { borderTop: 1, borderColor: 'divider' } }}>{children}</Card>
    </Box>
  );
}

interface RowProps {
  icon?: ElementType;
  title: string;
  text?: ReactNode;
  /** A control at the end of the row. */
  children?: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1.25,
} as const;

/** A setting with its value and an optional control. */
export function SettingsRow({ icon: Icon, title, text, children }: RowProps) {
  return (
    <Box sx={row}>
      {Icon && <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />}
      <Words title={title} text={text} />
      {children}
    </Box>
  );
}

type LinkProps = Omit<RowProps, 'children'> &
  ({ to: string } | { onClick: () => void; disabled?: boolean });

/** A row that is one button or link. */
export function SettingsLink({ icon: Icon, title, text, ...target }: LinkProps) {
  const action = 'to' in target ? { component: Link, to: target.to } : target;
  return (
    <ButtonBase
      {...action}
      sx={{
        ...row,
        flexWrap: 'nowrap',
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -4 },
        '&.Mui-disabled > *': { opacity: 0.6 },
      }}
    >
      {Icon && <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />}
      <Words title={title} text={text} />
      <Box component={ForwardIcon} aria-hidden sx={{ color: 'text.secondary' }} />
    </ButtonBase>
  );
}

function Words({ title, text }: { title: string; text: ReactNode }) {
  return (
    <Box component="span" sx={{ flex: '1 1 0', minWidth: 120 }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
        {title}
      </Typography>
      {text && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      )}
    </Box>
  );
}
