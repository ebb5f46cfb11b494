import type { Site } from '../site';
import { ErasingAndRights } from './erasing-and-rights';
import { LegalPage } from './legal-page';
import { MailLink } from './mail-link';
import { Topic } from './topic';
import { WhatIsKept } from './what-is-kept';
import { WhereItIs } from './where-it-is';
import { WhoSeesIt } from './who-sees-it';

export function PrivacyPage({ site }: { site: Site }) {
  return (
    <LegalPage
      site={site}
      title="Privacidade"
      lead="O que você escreve diante de Deus é assunto seu. Esta página conta, sem rodeios, o que o Raízes guarda, por que guarda, quem vê e como você apaga."
      updated="21 de novembro de 2026"
    >
      <section className="summary" aria-labelledby="resumo">
        <h2 id="resumo">Em resumo</h2>
        <ul>
          <li>Suas reflexões, aplicações e conversas com o mentor são só suas.</li>
          <li>Suas mensagens são lidas por você e pelo líder que as recebeu.</li>
          <li>Seu líder vê o seu progresso, nunca o que você escreve para si.</li>
          <li>Não há anúncios nem rastreadores, e seus dados não são vendidos.</li>
          <li>Você pode pedir uma cópia ou apagar tudo quando quiser.</li>
        </ul>
      </section>
      <Topic id="responsavel" title="Quem cuida dos seus dados">
        <p>
          A equipe do Raízes decide como seus dados são usados e responde por eles. Para qualquer
          assunto de privacidade, escreva para <MailLink site={site} />.
        </p>
        <p>
          Usar um aplicativo de discipulado diz algo sobre a sua fé, e a Lei Geral de Proteção de
          Dados (LGPD, Lei nº 13.709/2018) trata a convicção religiosa como dado sensível. Por isso,
          usamos esses dados com o seu consentimento e só para as finalidades descritas aqui. Você
          pode retirá-lo a qualquer momento.
        </p>
      </Topic>
      <WhatIsKept />
      <WhoSeesIt />
      <WhereItIs />
      <ErasingAndRights site={site} />
    </LegalPage>
  );
}
