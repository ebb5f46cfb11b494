import { Icon } from './icon';
import type { IconName } from './icon';
import { generateRootPaths } from './root-paths';

const badges: { icon: IconName; text: string }[] = [
  { icon: 'book', text: 'Devocionais Diários' },
  { icon: 'target', text: 'Objetivos Espirituais' },
  { icon: 'chart', text: 'Progresso Mensurável' },
];

/** The call to action and the sprout above the ground, with the badges and roots below it. */
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
            <a className="hero-login" href="/auth?mode=login">
              Já tenho conta
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

/** The logo's sprout, drawn large; decorative. */
function Sprout() {
  return (
    <svg className="sprout" viewBox="0 0 440 400" width="440" height="400" aria-hidden="true">
      <circle className="sun" cx="220" cy="190" r="170" />
      <path
        className="stem"
        d="M211 400C214 340 210 300 213 262C215 226 215 196 220 158C222 142 225 130 229 120L231 122C227 138 226 160 226 184C226 230 228 262 228 300C228 340 229 372 232 400Z"
      />
      <Leaf transform="translate(216 262) rotate(-146) scale(.86 -.86)" sway="slow" />
      <Leaf transform="translate(223 220) rotate(-30) scale(.94)" sway="late" />
      <Leaf transform="translate(229 126) rotate(-120) scale(.46 -.46)" sway="slow" />
      <Leaf transform="translate(230 124) rotate(-62) scale(.36)" sway="late" />
    </svg>
  );
}

/** A leaf with its stem at 0,0 and its tip at 200,0. */
function Leaf({ transform, sway }: { transform: string; sway: string }) {
  return (
    <g transform={transform}>
      <g className={`leaf ${sway}`}>
        <path className="leaf-light" d="M0 0C18-66 112-104 200 0 132-22 62-22 0 0Z" />
        <path className="leaf-shade" d="M0 0C62-22 132-22 200 0 150 52 54 62 0 0Z" />
        <path
          className="leaf-veins"
          d="M0 0C62-22 132-22 200 0M38-10C46-26 58-40 74-50M80-16C92-32 104-43 120-50M122-16C134-27 144-34 157-39M42-10C58 6 70 18 90 27M88-16C102-4 114 6 132 14M130-15C142-7 150 0 160 6"
        />
      </g>
    </g>
  );
}

/** Roots as deep as the sprout is tall; decorative. */
function Roots() {
  return (
    <svg className="roots" viewBox="-2800 0 5600 3200" width="560" height="320" aria-hidden="true">
      <path d={roots.join('')} />
    </svg>
  );
}

const degrees = (value: number) => (value * Math.PI) / 180;

/** Chosen by eye from about thirty seeds, for the widest roots. */
const SEED = 1;

const roots = generateRootPaths(
  [
    { angle: degrees(92), length: 320, width: 18 },
    { angle: degrees(60), length: 270, width: 12 },
    { angle: degrees(122), length: 280, width: 12 },
    { angle: degrees(30), length: 320, width: 11 },
    { angle: degrees(148), length: 330, width: 11 },
    { angle: degrees(22), length: 200, width: 6 },
    { angle: degrees(160), length: 200, width: 6 },
  ],
  SEED,
);
