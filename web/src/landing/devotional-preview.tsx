import { Icon } from './icon';

/** How the second step of the devotional looks on a phone. A picture: hidden from screen readers. */
export function DevotionalPreview() {
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone-screen">
        <div className="phone-head">
          <span>Versículo do dia</span>
          <span>2/8</span>
        </div>
        <div className="phone-progress" />
        <blockquote>
          Pois será como a árvore plantada junto a ribeiros de águas, a qual dá o seu fruto na
          estação própria, e cujas folhas não caem.
          <cite>Salmos 1:3</cite>
        </blockquote>
        <div className="phone-next">Continuar</div>
      </div>
      <div className="phone-chip">
        <Icon name="check" />
        <span>
          <b>7 dias</b> de sequência
        </span>
        <b className="xp">+50 XP</b>
      </div>
    </div>
  );
}
