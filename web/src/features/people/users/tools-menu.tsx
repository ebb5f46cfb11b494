import { Menu, MenuItem } from '@mui/material';
import type { MenuProps } from '@/ui/more-menu';
import type { Tool } from './people-tools';

/** The actions on the people of the filter, on a narrow screen. */
export const ToolsMenu = ({ anchor, onClose, tools }: MenuProps & { tools: readonly Tool[] }) => (
  <Menu open anchorEl={anchor} onClose={onClose} onClick={onClose}>
    {tools.map(({ label, isDisabled, run }) => (
      <MenuItem key={label} disabled={isDisabled} onClick={run}>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
