import { Icon } from './icon';
import type { IconName } from './icon';

const features: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'book',
    title: 'Devocionais diários',
    text: 'Versículo, contexto, reflexão, aplicação prática e memorização: um encontro completo com a Palavra, um pouco por dia.',
  },
  {
    icon: 'chat',
    title: 'Mentor IA 24/7',
    text: 'Surgiu uma dúvida às onze da noite? Pergunte ao mentor virtual. Ele ajuda você a pensar, sem tomar o lugar do seu pastor.',
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

export function Features() {
  return (
    <section className="features wrap" aria-labelledby="features-title">
      <h2 id="features-title">Tudo para você criar raízes</h2>
      <ul className="cards">
        {features.map(({ icon, title, text }) => (
          <li key={title} className="card">
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
