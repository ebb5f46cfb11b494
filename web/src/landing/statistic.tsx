export function Statistic() {
  return (
    <section className="statistic" aria-labelledby="statistic-title">
      <h2 id="statistic-title" className="wrap">
        <span className="statistic-figure">95%</span>{' '}
        <span className="statistic-words">
          dos usuários relatam crescimento espiritual consistente
        </span>
      </h2>
    </section>
  );
}
