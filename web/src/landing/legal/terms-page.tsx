import type { Site } from '../frame';
import { LegalPage, MailLink, Topic } from './legal-page';

function TermsOfContent() {
  return (
    <>
      <Topic id="convivencia" title="Como conviver aqui">
        <p>Trate as pessoas como gostaria de ser tratado. Não é permitido:</p>
        <ul>
          <li>ofender, ameaçar, assediar ou discriminar alguém;</li>
          <li>passar-se por outra pessoa ou inventar uma função que não tem;</li>
          <li>enviar propaganda, correntes ou conteúdo ilegal;</li>
          <li>tentar ver dados alheios, burlar a pontuação ou prejudicar o funcionamento.</li>
        </ul>
        <p>
          Pastores e líderes recebem a confiança de quem lhes escreve: o que leem é confidencial e
          só pode ser repassado com a permissão da pessoa, para protegê-la de um risco sério ou
          quando a lei mandar.
        </p>
      </Topic>
      <Topic id="autoria" title="O que é seu e o que é nosso">
        <p>
          O que você escreve continua sendo seu. Você só nos autoriza a guardar e mostrar esse texto
          a quem deve vê-lo, como explica a página de <a href="/privacidade">Privacidade</a>. Uma
          mensagem enviada não pode ser alterada, e uma resposta dada é definitiva.
        </p>
        <p>
          Os devocionais, o nome e o desenho do aplicativo pertencem ao Raízes ou a quem nos
          autorizou a usá-los. Compartilhe à vontade um devocional com quem você ama; para
          republicar ou vender, é preciso pedir autorização.
        </p>
      </Topic>
      <Topic id="ia" title="Os limites do Mentor IA">
        <p>
          O mentor é um programa: responde com textos preparados pelo Raízes ou, se a sua igreja usa
          e você consente, por uma inteligência artificial externa. Nos dois casos pode errar:
          confira na Bíblia e converse com o seu pastor. Ele não substitui o cuidado pastoral nem o
          atendimento médico, psicológico ou jurídico, e não atende emergências.
        </p>
        <p className="note warning">
          Se você está sofrendo ou em perigo, ligue agora: <b>188</b> (CVV, apoio emocional, 24
          horas), <b>192</b> (SAMU), <b>190</b> (Polícia), <b>180</b> (violência contra a mulher) ou{' '}
          <b>100</b> (direitos humanos e proteção de crianças).
        </p>
      </Topic>
    </>
  );
}

function TermsOfService() {
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

export function TermsPage({ site }: { site: Site }) {
  return (
    <LegalPage
      site={site}
      title="Termos de Uso"
      lead="As regras para caminharmos juntos, em português simples. Ao criar uma conta, você concorda com elas."
      updated="21 de novembro de 2026"
    >
      <Topic id="servico" title="O que é o Raízes">
        <p>
          O Raízes é um aplicativo gratuito de discipulado cristão: devocional diário, leitura da
          Bíblia, mensagens ao pastor ou líder, Mentor IA e acompanhamento do seu progresso. Não há
          cobrança, assinatura nem compra dentro do aplicativo.
        </p>
      </Topic>
      <Topic id="conta" title="Sua conta">
        <ul>
          <li>Use o seu nome verdadeiro: é por ele que o seu líder conhece você.</li>
          <li>A conta é pessoal. Cuide da sua senha e não a passe a ninguém.</li>
          <li>
            Quem tem menos de 18 anos precisa da concordância dos pais ou responsáveis; com menos de
            12, do consentimento específico de um deles.
          </li>
          <li>Se desconfiar que alguém entrou na sua conta, avise-nos logo.</li>
        </ul>
      </Topic>
      <TermsOfContent />
      <TermsOfService />
      <Topic id="contato" title="Fale conosco">
        <p>
          Dúvidas, pedidos ou denúncias: <MailLink site={site} />. O que fazemos com os seus dados
          está em <a href="/privacidade">Privacidade</a>.
        </p>
      </Topic>
    </LegalPage>
  );
}
