import { Topic } from './topic';

export function TermsOfService() {
  return (
    <>
      <Topic id="funcionamento" title="Funcionamento e responsabilidade">
        <p>
          Cuidamos para que o Raízes esteja sempre no ar e para que nada do que você escreve se
          perca, mas pode haver interrupções. As notificações dependem do seu aparelho e podem não
          chegar, sobretudo no iPhone. Pontos, níveis e medalhas existem para animar você: não têm
          valor em dinheiro.
        </p>
        <p>Nada aqui reduz os direitos que o Código de Defesa do Consumidor garante a você.</p>
      </Topic>
      <Topic id="encerrar" title="Como encerrar">
        <p>
          Você pode deixar de usar o Raízes e pedir para apagar sua conta quando quiser, como
          explica a página de <a href="/privacidade#apagar">Privacidade</a>. Podemos suspender uma
          conta que descumpra estes termos; antes, sempre que possível, avisaremos e ouviremos você.
        </p>
      </Topic>
      <Topic id="mudancas" title="Mudanças e lei aplicável">
        <p>
          Se estes termos mudarem de modo importante, o aplicativo avisará antes. Vale a lei
          brasileira, e qualquer questão pode ser levada à Justiça da cidade onde você mora.
        </p>
      </Topic>
    </>
  );
}
