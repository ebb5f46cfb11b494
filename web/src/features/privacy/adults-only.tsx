import { isMinor } from '@raizes/domain/guardianship';
import { ABANDONED_AFTER_DAYS } from '@raizes/domain/limits';
import { Button, Typography } from '@mui/material';
import { Helplines } from '@/ui/helplines';
import { WelcomeFrame } from '@/ui/welcome-frame';
import { isAdultsOnlyChurch } from './api';
import { OwnDataLink } from './own-data';

/**
 * Whether a first answer with this birth year is refused, because the church uses Gemini, whose terms exclude people under 18.
 * The server deletes such an answer but keeps the year.
 */
export const isExcludedByAge = (birthYear: number, thisYear: number): boolean =>
  isAdultsOnlyChurch() && isMinor(birthYear, thisYear);

/** Replaces the app for a person under 18 in a church for adults only. */
export function AdultsOnlyPage({ onLeave }: { onLeave: () => void }) {
  return (
    <WelcomeFrame
      title="Por enquanto, ainda não"
      actions={
        <Button variant="outlined" size="large" onClick={onLeave}>
          Sair
        </Button>
      }
    >
      <Typography>
        Que bom que você quer crescer com Deus! Nesta igreja, o Raízes é só para quem tem 18 anos ou
        mais, por causa do serviço do Google que ela usa no mentor. Como perguntamos só o ano, ele
        abre para você no ano seguinte ao dos seus 18 anos. Até lá, caminhe de perto com o seu líder
        e a sua família.
      </Typography>
      <Typography>
        O ano está errado? Fale com quem administra o Raízes na sua igreja, que pode corrigi-lo.
      </Typography>
      <Typography>
        Você pode <OwnDataLink>ver, copiar ou apagar os seus dados</OwnDataLink> agora. Se não
        apagar, a conta é apagada {ABANDONED_AFTER_DAYS} dias depois de criada.
      </Typography>
      <Helplines />
    </WelcomeFrame>
  );
}
