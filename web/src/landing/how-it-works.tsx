import { DevotionalPreview } from './devotional-preview';

const steps = [
  {
    title: 'Crie sua conta',
    text: 'Nome, igreja, e-mail e senha. É 100% gratuito e leva menos de 1 minuto.',
  },
  {
    title: 'Faça o devocional do dia',
    text: 'Em 5-10 minutos, você vai do versículo a um passo concreto para viver hoje.',
  },
  {
    title: 'Veja suas raízes crescerem',
    text: 'Cada dia soma na sua sequência, no seu nível e nos seus objetivos: leitura bíblica, oração diária e memorização.',
  },
];

export function HowItWorks() {
  return (
    <section className="how" aria-labelledby="how-title">
      <div className="how-row wrap">
        <div>
          <h2 id="how-title">Como funciona</h2>
          <ol className="numbered">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <DevotionalPreview />
      </div>
    </section>
  );
}
