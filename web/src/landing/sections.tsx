import { Icon } from './icon';
import type { IconName } from './icon';

export function WhatIsIt() {
  return (
    <section className="what wrap" aria-labelledby="what-title">
      <Product />
      <h2 id="what-title">O que é o Raízes?</h2>
      <div className="what-pair">
        <div>
          <h3>O problema</h3>
          <p>
            Crescer na fé pede constância, e a rotina raramente ajuda. A semana aperta, a leitura
            fica para depois e, quase sempre, ninguém percebe quando a gente para.
          </p>
        </div>
        <div>
          <h3>A solução</h3>
          <p>
            Um encontro curto com a Palavra, todos os dias, que conduz você pela mão: ler, refletir,
            praticar e guardar no coração. E alguém da sua igreja por perto enquanto você cresce.
          </p>
        </div>
      </div>
      <Topics className="benefits" topics={benefits} />
    </section>
  );
}

const benefits: Topic[] = [
  {
    icon: 'clock',
    title: '5-10 minutos por dia',
    text: 'Cabe antes do trabalho, no ônibus ou antes de dormir. O conteúdo do dia já está pronto, esperando por você.',
  },
  {
    icon: 'steps',
    title: 'Um passo depois do outro',
    text: 'São oito etapas guiadas, sempre na mesma ordem. Você nunca fica sem saber por onde começar.',
  },
  {
    icon: 'people',
    title: 'Ninguém caminha sozinho',
    text: 'Seu pastor ou líder acompanha o seu progresso. O que você escreve para si, só você lê.',
  },
];

export function Features() {
  return (
    <section className="features wrap" aria-labelledby="features-title">
      <h2 id="features-title">Tudo para você criar raízes</h2>
      <Topics className="cards" itemClassName="card" topics={features} />
    </section>
  );
}

const features: Topic[] = [
  {
    icon: 'book',
    title: 'Devocionais diários',
    text: 'Versículo, contexto, reflexão, aplicação prática e memorização: um encontro completo com a Palavra, um pouco por dia.',
  },
  {
    icon: 'chat',
    title: 'Mentor IA 24/7',
    text: 'Surgiu uma dúvida às onze da noite? Pergunte ao Mentor IA. Ele ajuda você a pensar, sem tomar o lugar do seu pastor.',
  },
  {
    icon: 'people',
    title: 'Acompanhamento pastoral',
    text: 'Escreva ao seu pastor ou líder a partir do devocional do dia e receba a resposta no próprio aplicativo.',
  },
  {
    icon: 'medal',
    title: 'Gamificação',
    text: 'XP, níveis, sequência de dias, medalhas e desafios: pequenos marcos que dão ânimo para continuar.',
  },
];

interface Topic {
  icon: IconName;
  title: string;
  text: string;
}

interface TopicsProps {
  className: string;
  itemClassName?: string;
  topics: Topic[];
}

function Topics({ className, itemClassName, topics }: TopicsProps) {
  return (
    <ul className={className}>
      {topics.map(({ icon, title, text }) => (
        <li key={title} className={itemClassName}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function HowItWorks() {
  return (
    <section className="how" aria-labelledby="how-title">
      <div className="how-row wrap">
        <h2 id="how-title">Como funciona</h2>
        <ol className="numbered">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const steps = [
  {
    title: 'Crie sua conta',
    text: 'Nome, igreja, e-mail e senha. É 100% gratuito e leva menos de 1 minuto.',
  },
  {
    title: 'Faça o devocional do dia',
    text: 'Em 5-10 minutos, você vai do versículo a um passo concreto para viver hoje.',
  },
  {
    title: 'Veja suas raízes crescerem',
    text: 'Cada dia soma na sua sequência, no seu nível e nos seus objetivos: leitura bíblica, oração diária e memorização.',
  },
];

/** Screenshots of the product, taken by `npm run screenshots` in both color schemes. Only the current scheme's are fetched. */
function Product() {
  return (
    <div className="product">
      <Screen name="dashboard" alt="O início do dia no Raízes, com o devocional de hoje" />
      <Screen name="devotional" alt="O versículo do dia, no devocional guiado" />
    </div>
  );
}

function Screen({ name, alt }: { name: string; alt: string }) {
  return ['light', 'dark'].map((scheme) => (
    <img
      key={scheme}
      className={`screen ${name} only-${scheme}`}
      src={`/product/${name}-${scheme}.webp`}
      width="360"
      height="720"
      loading="lazy"
      alt={alt}
    />
  ));
}

export function Statistic() {
  return (
    <section className="statistic" aria-labelledby="statistic-title">
      <h2 id="statistic-title" className="wrap">
        <span className="statistic-figure">95%</span>{' '}
        <span className="statistic-words">
          dos usuários relatam crescimento espiritual consistente
        </span>
      </h2>
    </section>
  );
}

export function CallToAction() {
  return (
    <section className="call" aria-labelledby="call-title">
      <div className="wrap">
        <h2 id="call-title">Comece Sua Jornada Espiritual Hoje</h2>
        <p className="lead">O primeiro passo é pequeno. Amanhã, é só continuar.</p>
        <a className="button large" href="/auth">
          Criar Minha Conta
        </a>
        <ul className="promises">
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const promises = [
  '100% gratuito',
  'Cadastro em menos de 1 minuto',
  'Conteúdo diário',
  'Suporte incluso',
];
