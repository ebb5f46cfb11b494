import { Navigate } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { MessagePage } from '@/ui/message';

/** Opens after an account has been erased. A link can lead here too, so nobody who is signed in reads that their account is gone. */
export function Page() {
  const { person } = useSession();
  if (person) return <Navigate to="/dashboard" replace />;
  return (
    <MessagePage
      title="Sua conta foi apagada"
      text="Nada mais está no seu nome, nem aqui nem neste aparelho. Obrigado por ter caminhado conosco. A porta continua aberta, e Deus vai com você."
      action={{ label: 'Voltar para o início', href: '/' }}
    >
      <title>Até logo · Raízes</title>
    </MessagePage>
  );
}
