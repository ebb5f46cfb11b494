import { Topic } from './topic';

export function TermsOfContent() {
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
      <Topic id="ia" title="Os limites do mentor virtual">
        <p>
          O mentor responde por inteligência artificial e pode errar. Confira na Bíblia e converse
          com o seu pastor. Ele não substitui o cuidado pastoral nem o atendimento médico,
          psicológico ou jurídico, e não atende emergências.
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
