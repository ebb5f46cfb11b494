import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';

/** Adds to the list below it. */
export const NewButton = (props: Pick<ButtonProps, 'children' | 'loading' | 'onClick'>) => (
  <Button
    variant="contained"
    startIcon={<AddIcon />}
    sx={{ display: 'flex', width: 'fit-content', mb: 2 }}
    {...props}
  />
);
