export function InstallIos() {
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
