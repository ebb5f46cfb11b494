import { Brand } from './brand';
import { Icon } from './icon';
import type { Site } from './site';

export function Footer({ site }: { site: Site }) {
  return (
    <footer className="footer">
      <div className="footer-row wrap">
        <div className="footer-brand">
          <Brand />
          <p>Vidas transformadas por meio do discipulado sistemático e intencional.</p>
        </div>
        <ul>
          <li>
            <a href={`mailto:${site.contactEmail}`}>
              <Icon name="mail" />
              {site.contactEmail}
            </a>
          </li>
          <li>
            <a href={site.instagramUrl} target="_blank" rel="noopener">
              <Icon name="external" />
              Instagram <span className="unseen">(abre em nova aba)</span>
            </a>
          </li>
        </ul>
        <ul>
          <li>
            <a href="/privacidade">Privacidade</a>
          </li>
          <li>
            <a href="/termos">Termos de Uso</a>
          </li>
        </ul>
        <p className="copyright">© 2025 Raízes. Todos os direitos reservados.</p>
      </div>
    </footer>
  );
}
