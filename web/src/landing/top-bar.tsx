import { Brand } from './brand';
import { Icon } from './icon';

/** On small screens the links are a popover, which browsers open, close and announce without a script. */
export function TopBar() {
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        <Brand />
        <button className="menu-button" type="button" popoverTarget="menu">
          <Icon name="menu" />
          Menu
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label="Principal">
          <a className="button quiet" href="/auth?mode=login">
            Login
          </a>
          <a className="button" href="/auth?mode=signup">
            Criar Conta
          </a>
        </nav>
      </div>
    </header>
  );
}
