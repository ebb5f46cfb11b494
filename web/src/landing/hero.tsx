import { Icon } from './icon';
import type { IconName } from './icon';
import { Roots } from './roots';
import { Sprout } from './sprout';

const badges: { icon: IconName; text: string }[] = [
  { icon: 'book', text: 'Devocionais Diários' },
  { icon: 'target', text: 'Objetivos Espirituais' },
  { icon: 'chart', text: 'Progresso Mensurável' },
];

/** Above the ground the invitation and the sprout; below it the roots and what they live on. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-sky wrap">
        <div className="hero-words">
          <h1 id="hero-title">Raízes profundas, um dia de cada vez.</h1>
          <p className="lead">
            O Raízes transforma vidas por meio do discipulado sistemático e intencional: todos os
            dias, um devocional guiado, a leitura da Bíblia e alguém que caminha com você.
          </p>
          <p className="hero-start">
            <a className="button large" href="/auth">
              Começar Agora
            </a>
            <span>Gratuito, com cadastro em menos de 1 minuto.</span>
          </p>
        </div>
        <Sprout />
      </div>
      <div className="hero-soil">
        <div className="hero-depth wrap">
          <ul className="badges">
            {badges.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
          <Roots />
        </div>
      </div>
    </section>
  );
}
