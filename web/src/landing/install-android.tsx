export function InstallAndroid() {
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
