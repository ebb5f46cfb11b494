import { Icon } from './icon';
import type { IconName } from './icon';

const benefits: { icon: IconName; title: string; text: string }[] = [
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

export function WhatIsIt() {
  return (
    <section className="what wrap" aria-labelledby="what-title">
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
      <ul className="benefits">
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
