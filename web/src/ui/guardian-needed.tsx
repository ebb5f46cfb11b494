import { Button } from '@mui/material';
import { Notice } from './page/notice';

const request = () =>
  `Oi! Uso o Raízes, o aplicativo de devocionais da nossa igreja. Para eu conversar com o meu líder e com o mentor do aplicativo, falta a autorização de um responsável. Você pode falar com a igreja e dizer se autoriza? O que o aplicativo guarda e quem vê: ${location.origin}/privacidade`;

/** Tells a minor what a guardian's consent unlocks, with a text to send to the guardian. */
export const GuardianNeeded = () => (
  <Notice
    severity="info"
    role="status"
    title="Falta a autorização do seu responsável"
    text="Para cuidar de você, o mentor e as conversas em particular com o seu líder só se abrem quando a sua mãe, o seu pai ou o seu responsável autoriza, falando com a sua igreja. Até lá, converse com o seu líder pessoalmente."
    action={
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(request())}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Pedir autorização pelo WhatsApp
      </Button>
    }
  />
);
