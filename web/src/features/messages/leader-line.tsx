import { leaderTitle } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { firstNameOf, nameWithoutTitle } from '@raizes/domain/person-name';
import { Box, Stack, Typography } from '@mui/material';
import type { Ref } from 'react';
import { Notice } from '@/ui/page/notice';

interface Props {
  leader: Pick<Leader, 'full_name' | 'position'>;
  /** The heading, which then can take the focus. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The leader with whom the conversation is. */
export function LeaderLine({ leader, heading }: Props) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: { xs: 0.5, md: 1 } }}>
      <Box aria-hidden sx={disc}>
        {firstNameOf(leader.full_name).charAt(0).toUpperCase()}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h2"
          {...(heading && { ref: heading, tabIndex: -1 })}
          sx={{ fontSize: '1.1875rem', overflowWrap: 'anywhere', outline: 'none' }}
        >
          {titleAndName(leader)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Só vocês dois leem a conversa.
        </Typography>
      </Box>
    </Stack>
  );
}

/** Above a text that was refused because its recipient is no longer the leader. */
export function WrittenForOther({ leader }: { leader: Leader }) {
  return (
    <Notice
      severity="info"
      role="status"
      title="Você escreveu isto para outra pessoa"
      text={`Agora quem recebe é ${titleAndName(leader)}. Confira antes de enviar.`}
    />
  );
}

const titleAndName = ({ full_name, position }: Props['leader']) =>
  `${leaderTitle(position)} ${nameWithoutTitle(full_name)}`;

const disc = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: { xs: 40, md: 48 },
  height: { xs: 40, md: 48 },
  borderRadius: '50%',
  fontSize: '1.25rem',
  fontWeight: 700,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
