import { Button, Dialog, Stack, Typography } from '@mui/material';
import { Helplines } from '@/ui/helplines';
import { OwnDataLink } from './own-data';

/** Replaces the app for a child whose guardian has not consented, and explains what to do. */
export function ChildPage({ onLeave }: { onLeave: () => void }) {
  return (
    <Dialog open fullScreen aria-labelledby="child-title">
      <title>Falta só um sim · Raízes</title>
      <Stack
        component="main"
        spacing={2.5}
        sx={{ width: '100%', maxWidth: 560, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}
      >
        <Typography variant="h1" id="child-title">
          Falta só um sim
        </Typography>
        <Typography>
          Que bom que você quer crescer com Deus! Quem tem menos de 12 anos usa o Raízes com a
          autorização da mãe, do pai ou do responsável: a lei pede isso para proteger você.
        </Typography>
        <Typography>
          Mostre esta página a quem cuida de você e peça que fale com o pastor, o líder ou a
          secretaria da sua igreja, que registra a autorização. Depois é só abrir o Raízes outra
          vez.
        </Typography>
        <Typography>
          Enquanto isso, junto com quem cuida de você, dá para{' '}
          <OwnDataLink>ver, copiar ou apagar os seus dados</OwnDataLink>.
        </Typography>
        <Helplines />
        <Button variant="outlined" onClick={onLeave} sx={{ alignSelf: 'flex-start' }}>
          Sair
        </Button>
      </Stack>
    </Dialog>
  );
}
