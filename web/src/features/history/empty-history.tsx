import { Message } from '@/ui/message';

export function EmptyHistory() {
  return (
    <Message
      title="Sua história começa aqui"
      text="Você ainda não concluiu nenhum devocional. Tudo o que você escrever fica guardado aqui, só para você."
      action={{ label: 'Ir para o início', to: '/dashboard' }}
    />
  );
}
