/** The steps of the installation; landing.ts turns the two panels into tabs. */
export function Install() {
  return (
    <section className="install wrap" id="instalar" aria-labelledby="install-title">
      <div className="install-words">
        <img
          className="app-icon"
          src="/icons/icon.svg"
          width="88"
          height="88"
          loading="lazy"
          alt=""
        />
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

function InstallAndroid() {
  return (
    <div className="panel" id="panel-android" aria-labelledby="android-title">
      <h3 id="android-title">No Android</h3>
      <ol className="numbered small">
        <li>
          Abra o menu do navegador (os <b>três pontos</b>) no Chrome ou no Edge.
        </li>
        <li>
          Escolha <b>Instalar aplicativo</b> ou <b>Adicionar à tela inicial</b>.
        </li>
        <li>Confirme a instalação.</li>
        <li>Pronto! O Raízes já está na sua tela inicial.</li>
      </ol>
      <p className="note">
        <b>Dica:</b> depois de instalar, você pode receber notificações e usar o aplicativo offline.
      </p>
    </div>
  );
}

function InstallIos() {
  return (
    <div className="panel" id="panel-ios" aria-labelledby="ios-title">
      <h3 id="ios-title">No iOS (iPhone)</h3>
      <ol className="numbered small">
        <li>
          Abra esta página no <b>Safari</b> (só funciona nele).
        </li>
        <li>
          Toque em <b>Compartilhar</b>.
        </li>
        <li>
          Escolha <b>Adicionar à Tela de Início</b>.
        </li>
        <li>
          Confirme em <b>Adicionar</b>, no canto superior direito.
        </li>
        <li>Pronto! O Raízes já está na sua tela de início.</li>
      </ol>
      <div className="note">
        <p>
          <b>Para receber notificações:</b>
        </p>
        <ul>
          <li>É preciso ter o iOS 16.4 ou mais recente.</li>
          <li>Abra o aplicativo pela tela de início.</li>
          <li>Ative as notificações quando o aplicativo pedir.</li>
          <li>Confira se elas estão ativadas nos Ajustes do sistema.</li>
        </ul>
      </div>
      <p className="note warning">
        <b>Atenção:</b> as notificações no iPhone são limitadas e podem não funcionar mesmo que você
        siga todos os passos.
      </p>
    </div>
  );
}
