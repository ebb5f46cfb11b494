import { Icon } from './icon';

const promises = [
  '100% gratuito',
  'Cadastro em menos de 1 minuto',
  'Conteúdo diário',
  'Suporte incluso',
];

export function CallToAction() {
  return (
    <section className="call" aria-labelledby="call-title">
      <div className="wrap">
        <h2 id="call-title">Comece Sua Jornada Espiritual Hoje</h2>
        <p className="lead">O primeiro passo é pequeno. Amanhã, é só continuar.</p>
        <a className="button large" href="/auth">
          Criar Minha Conta
        </a>
        <ul className="promises">
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
