import { MessagePage } from '@/ui/message';

/** Opens after an account has been erased. */
export function Page() {
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
