import { Topic } from './topic';

export function WhereItIs() {
  return (
    <>
      <Topic id="mentor" title="O mentor virtual">
        <p>
          O mentor é um programa de inteligência artificial: ninguém da sua igreja lê a conversa.
          Para responder, o texto da sua pergunta e o devocional do dia podem ser enviados ao
          serviço Gemini, do Google; o seu nome e o seu e-mail, não. Prefira não escrever ali dados
          que identifiquem outras pessoas.
        </p>
        <p>
          Se você escrever que está em perigo, o aplicativo mostra telefones de ajuda e oferece
          falar com o seu líder. Ninguém é avisado sem que você toque para isso.
        </p>
      </Topic>
      <Topic id="onde" title="Onde os dados ficam">
        <p>
          O Raízes funciona no Firebase, do Google, que guarda os dados para nós, com conexão
          criptografada. Parte do serviço pode rodar fora do Brasil, com as garantias que a LGPD
          exige para a transferência internacional.
        </p>
        <p>
          No seu aparelho ficam a sua sessão, uma cópia para ler sem internet e os rascunhos do que
          você ainda não concluiu. Ao tocar em Sair, eles são removidos. Não usamos cookies de
          publicidade nem de medição. Os vídeos são do YouTube e só são carregados quando você os
          abre.
        </p>
      </Topic>
    </>
  );
}
