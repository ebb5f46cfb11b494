import { MessagePage } from '@/ui/message-page';

const messages = {
  'not-found': {
    title: 'Leitura não encontrada',
    text: 'Ela pode ter sido removida, ou o endereço está incompleto.',
  },
  'none-today': {
    title: 'Não há leitura disponível para hoje',
    text: 'A leitura de hoje ainda não foi publicada. Volte mais tarde.',
  },
  offline: {
    title: 'Você está sem internet',
    text: 'Esta leitura ainda não foi guardada neste aparelho. Ela aparece aqui assim que a conexão voltar.',
  },
} as const;

/** The screen without a chapter, and why. */
export function NoReading({ why }: { why: keyof typeof messages }) {
  return (
    <MessagePage {...messages[why]} action={{ label: 'Voltar ao início', to: '/dashboard' }}>
      <title>{`${messages[why].title} · Raízes`}</title>
    </MessagePage>
  );
}
