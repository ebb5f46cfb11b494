import { AUDIT_DAYS, MENTOR_HISTORY_MESSAGES } from '@raizes/domain/limits';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivacyPage } from './privacy-page';

it('says that changes are recorded for a year, who sees the records, and what remains after an erasure', () => {
  const site = { contactEmail: 'igreja@exemplo.com', instagramUrl: 'https://instagram.com/x' };
  const { textContent } = render(<PrivacyPage site={site} />).container;
  expect(AUDIT_DAYS).toBe(365);
  for (const part of [
    'Registro de mudanças: quem mudou a sua função',
    'corrigiu o seu ano de nascimento',
    'mudou o que a igreja ensina',
    'esvaziou ou trocou o conteúdo de um dia',
    'Cada linha é apagada depois de um ano.',
    'O que é sobre você também está na cópia dos seus dados.',
    'o registro de mudanças ficam sem o seu nome',
  ])
    expect(textContent).toContain(part);
});

it('says which parts of a question are sent to Google, and which never are', () => {
  const site = { contactEmail: 'igreja@exemplo.com', instagramUrl: 'https://instagram.com/x' };
  const { container } = render(<PrivacyPage site={site} />);
  const { textContent } = container;
  expect(MENTOR_HISTORY_MESSAGES).toBe(10);
  for (const part of [
    'só acontece com o seu consentimento e se você tiver 18 anos ou mais',
    'o texto da pergunta',
    'no máximo as últimas dez mensagens',
    'do devocional do dia, o versículo, a ideia central e a pergunta de aplicação',
    'nunca vão as palavras em que o aplicativo reconhece uma situação de perigo, nem os pedidos que o mentor recusa',
  ])
    expect(textContent).toContain(part);
});

it('says what others see of the rhythm and of an accepted invitation', () => {
  const site = { contactEmail: 'igreja@exemplo.com', instagramUrl: 'https://instagram.com/x' };
  const { textContent } = render(<PrivacyPage site={site} />).container;
  expect(textContent).toContain(
    'Só você vê o que escolheu. Se o seu líder vê o seu progresso, pode saber quando o ritmo mudou, e nada mais.',
  );
  expect(textContent).toContain(
    'Quem convidou e os administradores veem que você entrou pelo convite.',
  );
});
