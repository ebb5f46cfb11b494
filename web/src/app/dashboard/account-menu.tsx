import { Menu, MenuItem, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface Props {
  anchor: HTMLElement;
  name: string;
  email: string;
  onClose: () => void;
}

/** Who is signed in, and the way to their account. */
export function AccountMenu({ anchor, name, email, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
      <MenuItem disabled sx={who}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
      </MenuItem>
      <MenuItem component={Link} to="/conta">
        Conta
      </MenuItem>
      <MenuItem component={Link} to="/my-data">
        Meus dados
      </MenuItem>
    </Menu>
  );
}

const who = {
  display: 'block',
  maxWidth: 280,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&.Mui-disabled': { opacity: 1 },
} as const;
