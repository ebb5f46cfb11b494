import type { Site } from '../site';
import { MailLink } from './mail-link';
import { Topic } from './topic';

export function ErasingAndRights({ site }: { site: Site }) {
  return (
    <>
      <Topic id="apagar" title="Por quanto tempo e como apagar">
        <p>
          Guardamos os dados enquanto a sua conta existir. Para apagá-la, abra{' '}
          <a href="/my-data">Meus dados</a> no aplicativo e toque em “Apagar minha conta”. Se não
          conseguir entrar, escreva para <MailLink site={site} /> usando o e-mail da sua conta. Não
          é preciso explicar o motivo.
        </p>
        <p>
          Na mesma hora, apagamos a conta, o perfil, os devocionais, as leituras, o progresso, as
          conversas com o mentor, os consentimentos e os dados de notificação. As mensagens que você
          enviou, e as respostas que deu como líder, ficam sem o seu nome. Cópias de segurança que
          ainda os contenham são substituídas em até 90 dias.
        </p>
      </Topic>
      <Topic id="direitos" title="Seus direitos">
        <p>A LGPD garante que você possa, de graça e a qualquer momento:</p>
        <ul>
          <li>saber se tratamos dados seus e quais são;</li>
          <li>receber uma cópia deles, em formato que possa ser levado a outro serviço;</li>
          <li>corrigir o que estiver incompleto, errado ou desatualizado;</li>
          <li>pedir que sejam bloqueados, anonimizados ou apagados;</li>
          <li>saber com quem foram compartilhados;</li>
          <li>negar ou retirar o consentimento e saber o que muda com isso.</li>
        </ul>
        <p>
          Em <a href="/my-data">Meus dados</a> você vê o que está guardado, corrige o seu nome, muda
          o que permite, baixa uma cópia de tudo e apaga a conta. Para o mais, escreva para{' '}
          <MailLink site={site} />. Se a resposta não resolver, você pode recorrer à Autoridade
          Nacional de Proteção de Dados (ANPD), em <a href="https://www.gov.br/anpd">gov.br/anpd</a>
          .
        </p>
      </Topic>
      <Topic id="menores" title="Crianças e adolescentes">
        <p>
          Quem tem menos de 12 anos só pode usar o Raízes com o consentimento específico da mãe, do
          pai ou do responsável legal. Dos 12 aos 17 anos, a família deve saber e concordar. Até que
          um administrador da igreja registre essa autorização, o mentor virtual e as mensagens em
          particular ficam fechados para quem tem menos de 18 anos. O responsável pode, pelo mesmo
          endereço, ver o que está guardado, corrigir ou apagar a conta.
        </p>
      </Topic>
      <Topic id="seguranca" title="Segurança e mudanças">
        <p>
          Os dados trafegam com criptografia, e o banco de dados recusa qualquer acesso que não
          esteja permitido. Se um incidente puder causar risco a você, avisaremos você e a ANPD.
        </p>
        <p>
          Se esta página mudar de modo importante, o aplicativo avisará antes de a mudança valer e,
          quando for o caso, pedirá o seu consentimento de novo.
        </p>
      </Topic>
    </>
  );
}
