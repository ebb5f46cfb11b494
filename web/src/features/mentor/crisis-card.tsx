import type { CrisisKind } from '@raizes/domain/crisis/crisis-kind';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { helplinesFor } from './helplines';

interface Props {
  kind: CrisisKind;
  /** The way to write to the leader: nobody is told without a tap. */
  children: ReactNode;
}

/** Who can help right now, one tap away. */
export function CrisisCard({ kind, children }: Props) {
  return (
    <Stack
      component="section"
      aria-label="Ajuda agora"
      spacing={1.5}
      sx={{
        p: 2,
        border: 2,
        borderColor: 'secondary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3">Tem gente pronta para ajudar você agora</Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {helplinesFor(kind).map(({ number, name, about }, index) => (
          <li key={number}>
            <Button
              href={`tel:${number}`}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={index === 0 ? 'secondary' : 'inherit'}
              fullWidth
              startIcon={<PhoneIcon aria-hidden />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.3, py: 1 }}
            >
              <span>
                Ligar {number}: {name},{' '}
                <Box component="span" sx={{ fontWeight: 400 }}>
                  {about}
                </Box>
              </span>
            </Button>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Ninguém foi avisado desta conversa. Se quiser, chame quem acompanha você:
      </Typography>
      <Box>{children}</Box>
    </Stack>
  );
}
