import { Topic } from './topic';

const kept = [
  {
    what: 'Conta: e-mail e senha',
    why: 'Para você entrar. A senha fica protegida por criptografia no serviço de autenticação; ninguém consegue lê-la.',
  },
  {
    what: 'Perfil: nome, igreja ou denominação, função (discípulo, líder ou pastor) e a quem você está ligado',
    why: 'Para chamar você pelo nome e ligar você ao seu pastor ou líder.',
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
    what: 'Progresso: XP, nível, sequência de dias, desafios e conquistas',
    why: 'Para você acompanhar o seu crescimento, e o seu líder poder animar você.',
  },
  {
    what: 'Mensagens trocadas com o seu pastor ou líder',
    why: 'Para entregar a pergunta e a resposta.',
  },
  {
    what: 'Conversas com o mentor virtual',
    why: 'Para continuar a conversa de onde ela parou.',
  },
  {
    what: 'Notificações: o endereço técnico do seu aparelho, só se você as ativar',
    why: 'Para avisar sobre respostas, conquistas e lembretes. Desativou, esse endereço é apagado.',
  },
];

export function WhatIsKept() {
  return (
    <Topic id="o-que" title="O que guardamos e por quê">
      <dl>
        {kept.map(({ what, why }) => (
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
