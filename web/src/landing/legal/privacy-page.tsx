import type { Site } from '../frame';
import { LegalPage, MailLink, Topic } from './legal-page';

function ErasingAndRights({ site }: { site: Site }) {
  return (
    <>
      <Topic id="apagar" title="Por quanto tempo e como apagar">
        <p>
          Guardamos os dados enquanto a sua conta existir. Uma conta nova que não responde à
          pergunta sobre o que pode ser guardado é apagada depois de 30 dias. Para apagar a sua,
          abra <a href="/my-data">Meus dados</a> no aplicativo e toque em “Apagar minha conta”. Se
          não conseguir entrar, escreva para <MailLink site={site} /> usando o e-mail da sua conta.
          Não é preciso explicar o motivo.
        </p>
        <p>
          Na mesma hora, apagamos a conta, o perfil, os devocionais, as leituras, o progresso, as
          conversas com o mentor, os consentimentos e os dados de notificação. As mensagens que você
          enviou, as respostas que deu como líder e o registro de mudanças ficam sem o seu nome.
          Cópias de segurança que ainda os contenham são substituídas em até 90 dias.
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
          um administrador da igreja registre essa autorização, o Mentor IA e as mensagens em
          particular ficam fechados para quem tem menos de 18 anos. Uma igreja que usa a
          inteligência artificial do Google recebe só maiores de 18 anos. O responsável pode, pelo
          mesmo endereço, ver o que está guardado, corrigir ou apagar a conta.
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

const storedData = [
  {
    what: 'Conta: e-mail e senha',
    why: 'Para você entrar, e para saber que o e-mail é mesmo seu antes das conversas com o líder e com o mentor. A senha fica protegida por criptografia no serviço de autenticação; ninguém consegue lê-la.',
  },
  {
    what: 'Perfil: nome, igreja ou denominação, função (discípulo, líder ou pastor), a quem você está ligado e, se for o caso, que pediu um líder',
    why: 'Para chamar você pelo nome e ligar você ao seu pastor ou líder.',
  },
  {
    what: 'Convites: por qual você entrou e quando; de um convite com cargo, o e-mail convidado, por até sete dias',
    why: 'Para ligar você a quem convidou. Quem convidou e os administradores veem que você entrou pelo convite. Códigos errados são contados por uma hora, com um resumo embaralhado do endereço de internet.',
  },
  {
    what: 'Ano de nascimento e consentimentos: o que você permitiu, e quando',
    why: 'Para respeitar as suas escolhas e cuidar de quem tem menos de 18 anos.',
  },
  {
    what: 'Devocionais: sua reflexão, sua aplicação, o versículo que você escreveu de memória e a data',
    why: 'Para você reler a sua caminhada no histórico.',
  },
  {
    what: 'Leituras: os capítulos concluídos, a data e o tempo de leitura',
    why: 'Para mostrar o que já foi lido e calcular os seus objetivos.',
  },
  {
    what: 'Bíblia: os versículos que você coloriu e as suas anotações',
    why: 'Para você reencontrá-los em qualquer aparelho. Só você os vê.',
  },
  {
    what: 'Progresso: XP, nível, sequência de dias, desafios e conquistas',
    why: 'Para você acompanhar o seu crescimento, e o seu líder poder animar você.',
  },
  {
    what: 'Ritmo: quantos dias por semana você escolheu, depois de quê, e as suas pausas, sem o motivo',
    why: 'Para contar as suas semanas, e não lembrar você durante uma pausa. Só você vê o que escolheu. Se o seu líder vê o seu progresso, pode saber quando o ritmo mudou, e nada mais.',
  },
  {
    what: 'Mensagens trocadas com o seu pastor ou líder',
    why: 'Para entregar a pergunta e a resposta.',
  },
  {
    what: 'Conversas com o Mentor IA',
    why: 'Para continuar a conversa de onde ela parou.',
  },
  {
    what: 'Notificações: o endereço técnico do seu aparelho, só se você as ativar',
    why: 'Para avisar sobre respostas, conquistas e lembretes. Desativou, esse endereço é apagado.',
  },
  {
    what: 'Registro de mudanças: quem mudou a sua função ou a quem você está ligado, corrigiu o seu ano de nascimento, registrou a autorização do responsável, convidou, mudou o que a igreja ensina, esvaziou ou trocou o conteúdo de um dia ou baixou dados, e quando',
    why: 'Para a igreja saber quem fez o quê. Cada linha é apagada depois de um ano.',
  },
];

function StoredData() {
  return (
    <Topic id="o-que" title="O que guardamos e por quê">
      <dl>
        {storedData.map(({ what, why }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p>
        Não pedimos CPF, endereço, telefone, localização, contatos nem fotos. Não criamos perfil
        para publicidade e não vendemos nem cedemos seus dados.
      </p>
    </Topic>
  );
}

function MentorAndStorage() {
  return (
    <>
      <Topic id="mentor" title="O Mentor IA">
        <p>
          O mentor é um programa: ninguém da sua igreja lê a conversa. Ele responde com textos que
          já estão no Raízes. Se a sua igreja usa também uma inteligência artificial externa, o
          serviço Gemini, do Google, isso só acontece com o seu consentimento e se você tiver 18
          anos ou mais; o mentor pergunta quando você o abre. Com o seu sim, a cada pergunta vão ao
          Google:
        </p>
        <ul>
          <li>o texto da pergunta;</li>
          <li>
            o que foi dito antes na mesma conversa: no máximo as últimas dez mensagens, suas e do
            mentor;
          </li>
          <li>
            a referência do texto bíblico que você está lendo e, do devocional do dia, o versículo,
            a ideia central e a pergunta de aplicação;
          </li>
          <li>as orientações do mentor e as notas do Raízes sobre o assunto.</li>
        </ul>
        <p>
          Não vão o seu nome, o seu e-mail nem nada que identifique a sua conta. Também nunca vão as
          palavras em que o aplicativo reconhece uma situação de perigo, nem os pedidos que o mentor
          recusa. Prefira não escrever ali dados que identifiquem você ou outras pessoas.
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
          você ainda não concluiu. Ao tocar em Sair, eles são removidos. Se a sessão termina de
          outro modo, nada seu aparece mais ali; o que ficou é removido quando outra pessoa entra,
          quando alguém toca em Apagar na tela de entrada ou, passados 7 dias, quando o aplicativo
          abre. Não usamos cookies de publicidade nem de medição. Os vídeos são do YouTube e só são
          carregados quando você os abre.
        </p>
      </Topic>
    </>
  );
}

const readers = [
  ['Reflexões, aplicações e versículos de memória', 'Só você'],
  ['Conversas com o Mentor IA', 'Só você'],
  ['Mensagens ao pastor ou líder', 'Você e o líder que as recebeu'],
  [
    'Quantas mensagens você trocou com o líder e quantas têm resposta, sem o que elas dizem',
    'Você, o líder que as recebeu e os administradores',
  ],
  ['Autorização do responsável por um menor: quem deu e quando', 'Os administradores'],
  [
    'Progresso (dias concluídos, sequência, XP, nível, desafios e conquistas)',
    'Você e, se você permitir, o seu líder',
  ],
  [
    'Nome, igreja e função',
    'Você, o seu líder e os administradores. Você também vê o nome do seu líder.',
  ],
  [
    'Registro de mudanças',
    'Os administradores. O que é sobre você também está na cópia dos seus dados.',
  ],
  ['E-mail da conta, e se você já o confirmou', 'Você e os administradores'],
];

function Readers() {
  return (
    <Topic id="quem-ve" title="Quem vê o quê">
      <table>
        <thead>
          <tr>
            <th scope="col">Informação</th>
            <th scope="col">Quem vê no aplicativo</th>
          </tr>
        </thead>
        <tbody>
          {readers.map(([what, who]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        “Seu líder” é o pastor ou líder a quem você está ligado hoje. Se essa ligação terminar, ele
        deixa de ver o seu progresso na mesma hora. As mensagens que ele já recebeu continuam com
        ele.
      </p>
      <p>
        Estas regras valem no próprio banco de dados, não só na tela. As poucas pessoas que mantêm
        os servidores têm acesso técnico a eles e só o usam para consertar um defeito, atender a um
        pedido seu ou cumprir a lei.
      </p>
    </Topic>
  );
}

export function PrivacyPage({ site }: { site: Site }) {
  return (
    <LegalPage
      site={site}
      title="Privacidade"
      lead="O que você escreve diante de Deus é assunto seu. Esta página conta, sem rodeios, o que o Raízes guarda, por que guarda, quem vê e como você apaga."
      updated="28 de novembro de 2026"
    >
      <section className="summary" aria-labelledby="resumo">
        <h2 id="resumo">Em resumo</h2>
        <ul>
          <li>Suas reflexões, aplicações e conversas com o mentor são só suas.</li>
          <li>Suas mensagens são lidas por você e pelo líder que as recebeu.</li>
          <li>Se você permitir, seu líder vê o seu progresso; nunca o que você escreve para si.</li>
          <li>Não há anúncios nem rastreadores, e seus dados não são vendidos.</li>
          <li>Você pode pedir uma cópia ou apagar tudo quando quiser.</li>
        </ul>
      </section>
      <Topic id="responsavel" title="Quem cuida dos seus dados">
        <p>
          A equipe do Raízes decide como seus dados são usados e responde por eles. Para qualquer
          assunto de privacidade, escreva para <MailLink site={site} />.
        </p>
        <p>
          Usar um aplicativo de discipulado diz algo sobre a sua fé, e a Lei Geral de Proteção de
          Dados (LGPD, Lei nº 13.709/2018) trata a convicção religiosa como dado sensível. Por isso,
          usamos esses dados com o seu consentimento e só para as finalidades descritas aqui. Você
          pode retirá-lo a qualquer momento.
        </p>
      </Topic>
      <StoredData />
      <Readers />
      <MentorAndStorage />
      <ErasingAndRights site={site} />
    </LegalPage>
  );
}
