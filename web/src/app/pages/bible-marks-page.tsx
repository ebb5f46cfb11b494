import { Box, Typography } from '@mui/material';
import { MarksList } from '@/features/bible/marks-list';
import type { SignedInProps } from '@/lib/session';
import { PageBar } from '@/ui/page/page-bar';

/** Everything that the person has marked in the Bible. */
export function Page({ person }: SignedInProps) {
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', px: 2, pb: 8 }}>
      <title>Minhas marcações · Raízes</title>
      <PageBar back={{ to: '/biblia', label: 'Voltar à Bíblia' }} />
      <Box component="main">
        <Typography variant="h1">Minhas marcações</Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Só você vê o que marca e anota.
        </Typography>
        <MarksList uid={person.uid} />
      </Box>
    </Box>
  );
}
