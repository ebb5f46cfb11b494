import { InstallAndroid } from './install-android';
import { InstallIos } from './install-ios';

/** Both panels read one after the other; the script makes tabs of them. */
export function Install() {
  return (
    <section className="install wrap" id="instalar" aria-labelledby="install-title">
      <div className="install-words">
        <img className="app-icon" src="/icons/icon.svg" width="88" height="88" alt="" />
        <h2 id="install-title">Instale o aplicativo</h2>
        <p>
          O Raízes vai para a tela inicial do seu celular direto do navegador, sem passar por uma
          loja de aplicativos.
        </p>
        <button className="button large" id="install-now" type="button" hidden>
          Instalar agora
        </button>
        <p id="install-done" role="status" />
      </div>
      <div className="install-steps">
        <div className="tabs" id="install-tabs" hidden>
          <button type="button" id="tab-android" aria-controls="panel-android">
            Android
          </button>
          <button type="button" id="tab-ios" aria-controls="panel-ios">
            iOS (iPhone)
          </button>
        </div>
        <InstallAndroid />
        <InstallIos />
      </div>
    </section>
  );
}
