import type { Site } from '../site';
import { LegalPage } from './legal-page';
import { MailLink } from './mail-link';
import { TermsOfContent } from './terms-of-content';
import { TermsOfService } from './terms-of-service';
import { Topic } from './topic';

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
          Bíblia, mensagens ao pastor ou líder, mentor virtual e acompanhamento do seu progresso.
          Não há cobrança, assinatura nem compra dentro do aplicativo.
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
