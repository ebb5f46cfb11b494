import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { adminPart } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson, suspendSession } from '@/lib/session';
import { writeDoc } from '@/lib/writes';
import type * as writes from '@/lib/writes';
import type { Delivery } from '@/lib/writes';
import { store } from '@/testing/backend/store';
import { refusedDelivery, sentDelivery, pendingDelivery } from '@/testing/delivery';
import { liveAnswers, ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import {
  aContentDay,
  aDay,
  aDevotional,
  aUserDevotional,
  aUserStats,
} from '../../../../tests/factories';
import { reportFault } from '../../../../tests/support/report-fault';
import { storeDashboard } from '../dashboard/dashboard-data';
import { FROM_WELCOME } from '../places';
import { Page } from './devotional-page';

const callable = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  functionsReachable: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => {
  const write = vi.fn<typeof writeDoc>();
  const writeStamped: typeof writes.writeStamped = (path, stamp, dataOf) =>
    write(path, dataOf(stamp));
  return { writeDoc: write, writeStamped };
});
vi.mock('@/lib/callable', () => callable);
vi.mock('../mentor-host', () => ({ MentorHost: () => null }));

const summary = { id: `${aDay}-1`, date: aDay, book: 'Rute', chapter: 1, preview: '' };
const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const today = paths.contentDay(aDay);

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T12:00:00`) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  setPerson(person);
  liveAnswers.clear();
  liveAnswers.set(today, ready(aContentDay()));
  liveAnswers.set(paths.userStats('ana'), ready(aUserStats()));
});

const open = (search = '') =>
  renderApp(<Page person={person} />, { route: `/devotional${search}` });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const step = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const canContinue = () => button('Continuar').getAttribute('aria-disabled') !== 'true';
const press = (name: string | RegExp = 'Continuar') => fireEvent.click(button(name));

/** Stores a draft on the device, as an earlier visit does. */
function storeDraft(changes: object, day: Day = aDay): void {
  const draft = {
    step: 8,
    reflection: 'Permanecer.',
    application: 'Orar cedo.',
    verse_memorization: '',
    memorization: { score: 100, isValid: true, feedback: '' },
    skipped: false,
    ...changes,
  };
  localStorage.setItem(`raizes.draft.ana.${day}`, JSON.stringify(draft));
}
const storedDraft = (day: Day = aDay) => localStorage.getItem(`raizes.draft.ana.${day}`);

describe('a devotional that this device has stored', () => {
  const shown = { stats: aUserStats(), devotional: aDevotional(), readings: [] };

  it('can be read and written before the server answers, and keeps its fields mounted when it does', () => {
    storeDashboard('ana', shown);
    const answers = new Map(liveAnswers);
    liveAnswers.clear();
    const { rerender } = open();
    expect(screen.getByText(aDevotional().opening_text)).toBeTruthy();
    for (const _ of [1, 2, 3, 4]) press();
    write('Sua reflexão', 'Permanecer.');
    const written = field('Sua reflexão');
    for (const [path, answer] of answers) liveAnswers.set(path, answer);
    rerender(<Page person={person} />);
    expect(field('Sua reflexão')).toBe(written);
    expect(written.value).toBe('Permanecer.');
  });

  it('is replaced by the server’s answer', () => {
    storeDashboard('ana', shown);
    liveAnswers.delete(today);
    const { rerender } = open();
    expect(step()).toBe('Passo 1 de 8');
    liveAnswers.set(today, { state: 'missing', fromCache: false });
    liveAnswers.set(paths.devotional(aDay), { state: 'missing', fromCache: false });
    rerender(<Page person={person} />);
    expect(screen.getByText('Devocional Não Disponível')).toBeTruthy();
  });

  it('is not shown when it belongs to another day', () => {
    storeDashboard('ana', { ...shown, devotional: aDevotional({ date: addDays(aDay, -1) }) });
    liveAnswers.clear();
    open();
    expect(screen.getByRole('progressbar', { name: 'Carregando' })).toBeTruthy();
  });
});

describe('the eight steps', () => {
  it('count up and down, and Back from the first returns to the dashboard', () => {
    const { currentAddress } = open();
    expect(step()).toBe('Passo 1 de 8');
    press();
    expect(step()).toBe('Passo 2 de 8');
    expect(screen.getByText('2/8')).toBeTruthy();
    fireEvent.click(button('Voltar'));
    expect(step()).toBe('Passo 1 de 8');
    fireEvent.click(button('Voltar'));
    expect(currentAddress()).toBe('/dashboard');
  });

  it('need a reflection and an application that are not blank', () => {
    storeDraft({ step: 5, reflection: '', application: '' });
    open();
    expect(canContinue()).toBe(false);
    write('Sua reflexão', '   ');
    expect(canContinue()).toBe(false);
    write('Sua reflexão', 'Permanecer.');
    press();
    expect(canContinue()).toBe(false);
    write('Sua aplicação prática', 'Orar cedo.');
    press();
    expect(step()).toBe('Passo 7 de 8');
  });

  it('say why they can’t be left yet', () => {
    storeDraft({ step: 5, reflection: '', application: '' });
    open();
    expect(screen.queryByRole('alert')).toBeNull();
    press();
    expect(step()).toBe('Passo 5 de 8');
    const why = 'Uma palavra já basta. Ou toque em “Ficar em silêncio”.';
    expect(screen.getByRole('alert').textContent).toBe(why);
    expect(field('Sua reflexão').getAttribute('aria-invalid')).toBe('true');
    write('Sua reflexão', 'Amém');
    expect(screen.queryByRole('alert')).toBeNull();
    press();
    expect(step()).toBe('Passo 6 de 8');
  });

  it.each([
    [5, 'Sua reflexão', 'O que me tocou foi', 'reflection'],
    [6, 'Sua aplicação prática', 'Hoje eu vou', 'application'],
  ])('can be answered in silence: step %d', (number, name, starter, text) => {
    const silent = 'Hoje fico em silêncio diante de Deus.';
    storeDraft({ step: number, [text]: `${starter} ` });
    open();
    press('Ficar em silêncio');
    expect(field(name).value).toBe(silent);
    expect(document.activeElement).not.toBe(field(name));
    press('Ficar em silêncio');
    expect(field(name).value).toBe(silent);
    write(name, 'Amém.');
    press('Ficar em silêncio');
    expect(field(name).value).toBe(`Amém.\n${silent}`);
    press();
    expect(step()).toBe(`Passo ${number + 1} de 8`);
  });

  it('give the page to the field while the keyboard leaves little height', () => {
    vi.stubGlobal('innerHeight', 460);
    storeDraft({ step: 5, reflection: '', application: '' });
    open();
    const { reflection_question } = aDevotional();
    expect(screen.queryByRole('button', { name: 'ver inteira' })).toBeNull();
    fireEvent.focus(field('Sua reflexão'));
    const written = field('Sua reflexão');
    fireEvent.click(button('ver inteira'));
    expect(button('ver menos').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(reflection_question);
    expect(button('Voltar')).toBeTruthy();
    expect(button('Continuar')).toBeTruthy();
    fireEvent.blur(field('Sua reflexão'));
    expect(screen.queryByRole('button', { name: /^ver/ })).toBeNull();
    expect(field('Sua reflexão')).toBe(written);
  });

  it('continue after a reload in each of them, with every text', async () => {
    callable.call.mockResolvedValue({ score: 96, isValid: true, feedback: 'Muito bem.' });
    let { unmount } = open();
    const reload = () => {
      unmount();
      ({ unmount } = open());
    };
    for (const number of [1, 2, 3, 4]) {
      reload();
      expect(step()).toBe(`Passo ${number} de 8`);
      press();
    }
    for (const [number, name, text] of [
      [5, 'Sua reflexão', 'Permanecer.'],
      [6, 'Sua aplicação prática', 'Orar cedo.'],
      [7, 'Seu versículo', 'Eu sou a videira'],
    ] as const) {
      write(name, text);
      reload();
      expect(step()).toBe(`Passo ${number} de 8`);
      expect(field(name).value).toBe(text);
      if (number < 7) press();
    }
    fireEvent.click(button(/^Validar/));
    await screen.findByText('Parabéns! Memorização validada!');
    reload();
    expect(field('Seu versículo').disabled).toBe(true);
    press();
    reload();
    expect(step()).toBe('Passo 8 de 8');
    expect(screenText()).toContain('Permanecer.');
    expect(screenText()).toContain('Orar cedo.');
    reportFault({ fault: 'a reload in each of the eight steps', tried: '9 reloads', lost: 0 });
  });

  it('start again when the draft is damaged', () => {
    localStorage.setItem(`raizes.draft.ana.${aDay}`, '{"step":"três"');
    open();
    expect(step()).toBe('Passo 1 de 8');
  });
});

describe('a step', () => {
  it('has a picture for the devotional and the text size of the device', async () => {
    open();
    await waitFor(() =>
      expect(document.querySelector('[data-scene="tree ordinary"]')).not.toBeNull(),
    );
    fireEvent.click(button('Aumentar o texto'));
    expect(screen.getByText('Texto grande')).toBeTruthy();
    expect(localStorage.getItem('device.text-size')).toBe('2');
  });

  it.each([
    [5, 'Sua reflexão', 'O que me tocou foi', 'Isso me lembra'],
    [6, 'Sua aplicação prática', 'Hoje eu vou', 'O primeiro passo é'],
  ])(
    '%d offers sentence openers, keeps typed text and requires words of the person’s own',
    (number, name, first, second) => {
      storeDraft({ step: number, reflection: '', application: '' });
      open();
      const caret = () => field(name).selectionStart;
      fireEvent.click(button(first));
      expect(field(name).value).toBe(`${first} `);
      expect(document.activeElement).toBe(field(name));
      expect(caret()).toBe(first.length + 1);
      expect(canContinue()).toBe(false);
      fireEvent.click(button(second));
      expect(field(name).value).toBe(`${second} `);

      write(name, `${second} amor.`);
      expect(canContinue()).toBe(true);
      fireEvent.click(button(first));
      expect(field(name).value).toBe(`${second} amor.\n${first} `);
      expect(caret()).toBe(field(name).value.length);
      expect(storedDraft()).toContain(`${second} amor.`);
    },
  );
});

describe('the memorization of step 7', () => {
  beforeEach(() => storeDraft({ step: 7, memorization: null }));

  it('shows the whole verse, its first letters or nothing, and hides the verse while the person types', () => {
    open();
    const { verse_text } = aDevotional();
    expect(screen.queryByText(verse_text)).toBeNull();
    fireEvent.click(button('Inteiro'));
    expect(screen.getByText(verse_text)).toBeTruthy();
    write('Seu versículo', 'Eu sou');
    expect(screen.queryByText(verse_text)).toBeNull();
    expect(screen.getByText('E s a v, v, a v.')).toBeTruthy();
    fireEvent.click(button('Memória'));
    expect(screen.queryByText('E s a v, v, a v.')).toBeNull();
    expect(field('Seu versículo').value).toBe('Eu sou');
  });

  it('must be validated before the next step, and a valid result locks the text', async () => {
    callable.call.mockResolvedValue({ score: 96, isValid: true, feedback: 'Muito bem.' });
    open();
    expect(button('Validar').disabled).toBe(true);
    expect(canContinue()).toBe(false);
    write('Seu versículo', 'Eu sou a videira');
    fireEvent.click(button('Validar'));
    const result = await screen.findByRole('alert');
    expect(result.textContent).toContain('Parabéns! Memorização validada!');
    expect(result.textContent).toContain('Você acertou 96%.');
    expect(field('Seu versículo').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Validar/ })).toBeNull();
    expect(canContinue()).toBe(true);
  });

  it('must be validated again when the verse is edited', async () => {
    callable.call.mockResolvedValue({ score: 100, isValid: true, feedback: 'Muito bem.' });
    const { rerender } = open();
    write('Seu versículo', 'Eu sou a videira');
    fireEvent.click(button('Validar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Memorização validada!');
    const devotional = aDevotional({ verse_text: 'Permanecei em mim.' });
    const content = { devotional, readings: [], left_out: 0 };
    liveAnswers.set(today, ready(aContentDay({ content })));
    rerender(<Page person={person} />);
    expect(screenText()).not.toContain('Memorização validada!');
    expect(field('Seu versículo').disabled).toBe(false);
    expect(canContinue()).toBe(false);
  });

  it('can be tried again or skipped without the bonus', async () => {
    callable.call.mockResolvedValue({ score: 40, isValid: false, feedback: 'Falta um trecho.' });
    open();
    write('Seu versículo', 'Eu sou');
    fireEvent.click(button('Validar'));
    const result = await screen.findByRole('alert');
    expect(result.textContent).toContain('Quase lá! Continue praticando');
    expect(button('Validar de novo').disabled).toBe(false);
    press('Continuar sem o bônus');
    expect(step()).toBe('Passo 8 de 8');
  });

  const pieces = ['Eu', 'sou', 'a', 'videira,', 'vós,', 'as', 'varas.'];

  it('can be put together from tiles in two batches, which write into the field and validate at the last', async () => {
    callable.call.mockResolvedValue({ score: 100, isValid: true, feedback: 'Muito bem.' });
    open();
    const tiles = () => within(screen.getByRole('group', { name: 'Trechos do versículo' }));
    expect(tiles().getAllByRole('button')).toHaveLength(4);
    fireEvent.click(button('videira,'));
    expect(screenText()).toContain('“videira,” ainda não. Tente outro trecho.');
    expect(field('Seu versículo').value).toBe('');
    for (const [index, piece] of pieces.slice(0, -1).entries()) {
      fireEvent.click(button(piece));
      expect(field('Seu versículo').value).toBe(pieces.slice(0, index + 1).join(' '));
      expect(screenText()).toContain(`“${piece}” encaixado.`);
      expect(document.activeElement?.closest('[role=group]')).not.toBeNull();
    }
    expect(tiles().getAllByRole('button')).toHaveLength(3);
    expect(callable.call).not.toHaveBeenCalled();
    fireEvent.click(button('varas.'));
    const result = await screen.findByRole('alert');
    expect(result.textContent).toContain('Parabéns! Memorização validada!');
    expect(callable.call).toHaveBeenCalledExactlyOnceWith(
      'validate-memorization',
      expect.objectContaining({ userVerse: aDevotional().verse_text }),
    );
    await waitFor(() => expect(document.activeElement?.contains(result)).toBe(true));
  });

  it('fills the gaps also with what the person writes', () => {
    open();
    write('Seu versículo', 'eu sou a');
    fireEvent.click(button('videira,'));
    expect(field('Seu versículo').value).toBe('Eu sou a videira,');
  });

  it('puts the tiles away when the written words go another way', () => {
    open();
    const tiles = () => screen.queryByRole('group', { name: 'Trechos do versículo' });
    write('Seu versículo', 'Eu sou o');
    expect(tiles()).not.toBeNull();
    write('Seu versículo', 'Eu sou o pão da vida');
    expect(tiles()).toBeNull();
    expect(button('Memória').getAttribute('aria-pressed')).toBe('true');
    expect(field('Seu versículo').value).toBe('Eu sou o pão da vida');
    expect(button('Validar').disabled).toBe(false);
    fireEvent.click(button('Montar'));
    expect(tiles()).not.toBeNull();
  });

  it('is left for another day from the start, with the first words where nothing is written', async () => {
    callable.call.mockResolvedValue({ score: 42, isValid: false, feedback: 'Falta um trecho.' });
    open();
    fireEvent.click(button('Hoje vou só ler'));
    const result = await screen.findByRole('alert');
    expect(result.textContent).toContain('Quase lá! Continue praticando');
    expect(result.textContent).not.toContain('%');
    expect(field('Seu versículo').value).toBe('Eu sou a');
    expect(screen.getByText(aDevotional().verse_text)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Trechos do versículo' })).toBeNull();
    press('Continuar sem o bônus');
    expect(step()).toBe('Passo 8 de 8');
  });

  it('keeps what is written when it is left for another day', async () => {
    callable.call.mockResolvedValue({ score: 28, isValid: false, feedback: 'Falta um trecho.' });
    open();
    write('Seu versículo', 'Eu sou');
    fireEvent.click(button('Hoje vou só ler'));
    await screen.findByRole('alert');
    expect(field('Seu versículo').value).toBe('Eu sou');
  });

  it.each(['functions/resource-exhausted', 'functions/invalid-argument'])(
    'is scored on the device when the server’s limit is exceeded (%s)',
    async (code) => {
      callable.call.mockRejectedValue(Object.assign(new Error('Limite.'), { code }));
      callable.functionsReachable.mockResolvedValue(true);
      open();
      write('Seu versículo', aDevotional().verse_text);
      fireEvent.click(button('Validar'));
      const result = await screen.findByRole('alert');
      expect(result.textContent).toContain('Você acertou 100%.');
    },
  );

  it('can be skipped when the server fails', async () => {
    callable.call.mockRejectedValue(new Error('internal'));
    callable.functionsReachable.mockResolvedValue(true);
    open();
    write('Seu versículo', 'Eu sou');
    fireEvent.click(button('Validar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao validar');
    // Trying again leads.
    expect(button('Validar de novo').className).toContain('contained');
    expect(button('Continuar sem o bônus').className).not.toContain('contained');
    press('Continuar sem o bônus');
    expect(step()).toBe('Passo 8 de 8');
  });

  it('is scored on the device until Auth has resolved', async () => {
    suspendSession();
    open();
    write('Seu versículo', aDevotional().verse_text);
    fireEvent.click(button('Validar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Você acertou 100%.');
    expect(callable.call).not.toHaveBeenCalled();
  });

  it('is scored on the device while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    write('Seu versículo', 'eu sou a videira vos as varas');
    fireEvent.click(button('Validar'));
    expect((await screen.findByRole('alert')).textContent).toContain('Você acertou 100%.');
    expect(callable.call).not.toHaveBeenCalled();
  });
});

describe('the completion', () => {
  const deliver = (delivery: Delivery) => vi.mocked(writeDoc).mockReturnValue(delivery);
  beforeEach(() => storeDraft({}));

  it('shows both texts, each with a button back to its step', () => {
    open();
    const reflection = screen.getByRole('region', { name: 'Sua reflexão' });
    expect(reflection.textContent).toContain('Permanecer.');
    fireEvent.click(within(reflection).getByRole('button', { name: 'Editar sua reflexão' }));
    expect(step()).toBe('Passo 5 de 8');
  });

  it('shows the earned XP after the server has confirmed it, and removes the draft', async () => {
    deliver(sentDelivery());
    open();
    press('Completar Devocional');
    await screen.findByRole('heading', { name: 'Devocional concluído!' });
    expect(figure('XP ganho')).toBe('+75');
    expect(figure('Sequência')).toBe('1 dia');
    expect(screen.queryByText(/Salvo neste aparelho/)).toBeNull();
    expect(writeDoc).toHaveBeenCalledWith(
      paths.userDevotional('ana', aDay),
      expect.objectContaining({ reflection: 'Permanecer.', completed_on: aDay }),
    );
    expect(storedDraft()).toBeNull();
  });

  describe('that is completed in other words elsewhere', () => {
    const record = { xp: 75, memorized: true, devotional_at: new Date(), readings: {} };
    const counted = aUserStats({ days: { [aDay]: record } });
    const sent = { ...aUserDevotional(), reflection: 'Outra.', application: 'Outra.' };

    it('keeps the page with its words, says so, and can replace the sent ones', async () => {
      const { rerender } = open();
      liveAnswers.set(paths.userStats('ana'), ready(counted));
      liveAnswers.set(paths.userDevotional('ana', aDay), ready(sent));
      rerender(<Page person={person} />);
      expect(screenText()).toContain('Você já completou este devocional');
      expect(screenText()).toContain('Permanecer.');
      expect(button('Copiar')).toBeTruthy();
      expect(storedDraft()).toContain('Permanecer.');
      deliver(sentDelivery());
      press('Substituir');
      expect(await screen.findByRole('heading', { name: 'Já completou hoje' })).toBeTruthy();
      expect(writeDoc).toHaveBeenCalledWith(
        paths.userDevotional('ana', aDay),
        expect.objectContaining({ reflection: 'Permanecer.' }),
      );
    });

    it.each([
      { memorized: true, says: 'o XP não muda.' },
      { memorized: false, says: 'o versículo que você memorizou aqui soma 25 XP.' },
    ])('says what replacing does to the XP (memorized: $memorized)', ({ memorized, says }) => {
      const day = { ...record, memorized, xp: memorized ? 75 : 50 };
      const { rerender } = open();
      liveAnswers.set(paths.userStats('ana'), ready(aUserStats({ days: { [aDay]: day } })));
      liveAnswers.set(paths.userDevotional('ana', aDay), ready(sent));
      rerender(<Page person={person} />);
      expect(screenText()).toContain(says);
    });

    it('shows the success screen when the words are the same', async () => {
      liveAnswers.set(paths.userStats('ana'), ready(counted));
      const same = { reflection: 'Permanecer.', application: 'Orar cedo.', verse_memorization: '' };
      liveAnswers.set(paths.userDevotional('ana', aDay), ready({ ...sent, ...same }));
      open();
      expect(await screen.findByRole('heading', { name: 'Já completou hoje' })).toBeTruthy();
    });
  });

  it('being written in two windows keeps the words of both', () => {
    storeDraft({ step: 5, reflection: '', application: '' });
    open();
    storeDraft({ step: 6, reflection: 'Da outra janela.', application: '' });
    write('Sua reflexão', 'Permanecer.');
    expect(field('Sua reflexão').value).toBe('Permanecer.');
    expect(screenText()).toContain('Você também escreveu isto em outra janela');
    expect(screenText()).toContain('Da outra janela.');
    press('Descartar');
    expect(screenText()).not.toContain('Da outra janela.');
  });

  it('celebrates new badges on the success screen instead of in a toast, and links to the next open reading', async () => {
    deliver(sentDelivery());
    const read = { ...summary, id: `${aDay}-0` };
    const shown = { stats: aUserStats(), devotional: aDevotional() };
    storeDashboard('ana', { ...shown, readings: [read, summary] });
    const day = {
      xp: 0,
      memorized: false,
      devotional_at: null,
      readings: { [read.id]: new Date() },
    };
    liveAnswers.set(paths.userStats('ana'), ready(aUserStats({ days: { [aDay]: day } })));
    const { currentAddress, rerender } = open();
    press('Completar Devocional');
    await screen.findByRole('heading', { name: 'Devocional concluído!' });
    const announcements = screen
      .getAllByText('Nova conquista!')
      .map((text) => text.closest('[role=status]'));
    expect(new Set(announcements).size).toBe(1);
    expect(announcements[0]?.textContent).toContain('Primeira Semente');
    expect(screenText()).toContain('Faltam 25 XP para o nível 2');
    // An expected badge is not recorded as celebrated until the server has awarded it.
    expect(localStorage.getItem('raizes.celebrated.ana')).toBeNull();
    const awarded = recordDevotional(aUserStats({ days: { [aDay]: day } }), {
      day: aDay,
      memorized: false,
      at: new Date(),
    });
    liveAnswers.set(paths.userStats('ana'), ready(awarded.stats));
    rerender(<Page person={person} />);
    await waitFor(() => expect(localStorage.getItem('raizes.celebrated.ana')).toContain('badge-'));
    fireEvent.click(screen.getByText('Ir para a leitura de hoje'));
    expect(currentAddress()).toBe(`/daily-reading?id=${summary.id}`);
  });

  it('while offline is stored on this device, counts at once and keeps the draft', async () => {
    deliver(pendingDelivery());
    const { unmount } = open();
    press('Completar Devocional');
    await screen.findByRole('heading', { name: 'Devocional concluído!' });
    expect(screen.getByRole('alert').textContent).toContain('Salvo neste aparelho');
    expect(figure('XP ganho')).toBe('+75');
    expect(storedDraft()).not.toBeNull();

    unmount();
    open();
    await screen.findByRole('heading', { name: 'Já completou hoje' });
    expect(screen.queryByText('Nova conquista!')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Salvo neste aparelho');
  });

  it('shows the reason when the server refuses it, and keeps every text', async () => {
    deliver(refusedDelivery());
    open();
    press('Completar Devocional');
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Erro ao salvar');
    expect(toast.textContent).toContain('Você não tem permissão para fazer isso.');
    await waitFor(() => expect(button('Completar Devocional').disabled).toBe(false));
    expect(step()).toBe('Passo 8 de 8');
    expect(storedDraft()).not.toBeNull();
  });

  it.each([
    ['reflection', 5],
    ['application', 6],
  ])('requires both texts, and opens the step of a missing %s', async (text, missing) => {
    storeDraft({ [text]: '  ' });
    open();
    press('Completar Devocional');
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('Campos incompletos');
    expect(toast.textContent).toContain('Por favor, preencha sua reflexão e aplicação prática.');
    expect(step()).toBe(`Passo ${missing} de 8`);
    expect(writeDoc).not.toHaveBeenCalled();
  });
});

describe('a day', () => {
  const withoutDevotional = aContentDay({
    content: { devotional: null, readings: [], left_out: 0 },
  });

  it('that is already completed says so', async () => {
    const record = { xp: 75, memorized: true, devotional_at: new Date(), readings: {} };
    const stats = aUserStats({ days: { [aDay]: record } });
    liveAnswers.set(paths.userStats('ana'), ready(stats));
    open();
    expect(await screen.findByRole('heading', { name: 'Já completou hoje' })).toBeTruthy();
    expect(screen.queryByText('Ir para a leitura de hoje')).toBeNull();
  });

  it('that is already completed shows what the person wrote, and no badge again', async () => {
    const at = new Date();
    const record = { xp: 75, memorized: true, devotional_at: at, readings: {} };
    const badge = { badge_id: 'primeiro-devocional', name: 'Primeira Semente', description: '' };
    const recent_badges = [{ ...badge, icon: 'devotional', earned_at: at }];
    const stats = aUserStats({ days: { [aDay]: record }, recent_badges });
    liveAnswers.set(paths.userStats('ana'), ready(stats));
    store.put(paths.userDevotional('ana', aDay), { ...aUserDevotional() });
    const { currentAddress } = open();
    const reflection = await screen.findByRole('region', { name: 'Sua reflexão' });
    expect(reflection.textContent).toContain(aUserDevotional().reflection);
    expect(screenText()).toContain(aUserDevotional().application);
    expect(screenText()).not.toContain('Primeira Semente');
    expect(button('Compartilhar')).toBeTruthy();
    press('Fechar');
    expect(currentAddress()).toBe('/dashboard');
  });

  it('that has no devotional leads a newcomer from the welcome to the dashboard', () => {
    liveAnswers.set(today, ready(withoutDevotional));
    const { currentAddress } = renderApp(<Page person={person} />, {
      route: '/devotional',
      state: FROM_WELCOME,
    });
    expect(currentAddress()).toBe('/dashboard');
  });

  it.each([
    ['has no devotional', ready(withoutDevotional), 'Devocional Não Disponível'],
    ['has no document', { state: 'missing', fromCache: false }, 'Devocional Não Disponível'],
    [
      'is not cached while the server does not answer',
      { state: 'missing', fromCache: true },
      'O servidor não está respondendo',
    ],
    ['can’t be read', { state: 'malformed' }, 'Devocional não encontrado.'],
    [
      'has no cached devotional',
      ready(withoutDevotional, { fromCache: true }),
      'O servidor não está respondendo',
    ],
  ] as const)('that %s says so, and links back', (_case, answer, title) => {
    liveAnswers.set(today, answer);
    open();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy();
  });
});

describe('a devotional whose questions an admin changes', () => {
  const other = aDevotional({ reflection_question: 'O que você levaria?' });
  const changed = ready(aContentDay({ content: { devotional: other, readings: [], left_out: 0 } }));

  function change({ written }: { written: string }): void {
    storeDraft({ step: 5, reflection: written, application: '' });
    const { rerender } = open();
    expect(screenText()).not.toContain('mudaram');
    liveAnswers.set(today, changed);
    rerender(<Page person={person} />);
    expect(screenText()).toContain('O que você levaria?');
  }

  it('while the person writes keeps the words and says so', () => {
    change({ written: 'Permanecer.' });
    expect(field('Sua reflexão').value).toBe('Permanecer.');
    expect(screenText()).toContain('As perguntas deste devocional mudaram');
  });

  it('before anything is written needs no word about it', () => {
    change({ written: '' });
    expect(screenText()).not.toContain('mudaram');
    write('Sua reflexão', 'A Bíblia.');
    expect(screenText()).not.toContain('mudaram');
  });
});

describe('a devotional that an admin deletes', () => {
  const deleted = ready(aContentDay({ content: { devotional: null, readings: [], left_out: 0 } }));

  it('while the person writes stays on the page and can be completed', async () => {
    vi.mocked(writeDoc).mockReturnValue(sentDelivery());
    storeDraft({ step: 5, reflection: '' });
    const { rerender } = open();
    write('Sua reflexão', 'Permanecer.');
    liveAnswers.set(today, deleted);
    rerender(<Page person={person} />);
    expect(field('Sua reflexão').value).toBe('Permanecer.');
    expect(screenText()).toContain('Você ainda pode completar');
    for (const _ of [5, 6, 7]) press();
    press('Completar Devocional');
    expect(await screen.findByRole('heading', { name: 'Devocional concluído!' })).toBeTruthy();
    // The server has no verse left to score.
    expect(figure('XP ganho')).toBe('+50');
    expect(storedDraft()).toBeNull();
    rerender(<Page person={person} />);
    expect(screen.getByRole('heading', { name: 'Devocional concluído!' })).toBeTruthy();
  });

  it('before the page is opened gives back what was written in it', () => {
    storeDraft({ step: 6 });
    liveAnswers.set(today, deleted);
    open();
    expect(screen.getByRole('heading', { name: 'Devocional Não Disponível' })).toBeTruthy();
    expect(screenText()).toContain('Este devocional foi retirado.');
    expect(screenText()).toContain('Permanecer.');
    expect(screenText()).toContain('Orar cedo.');
    expect(button('Copiar')).toBeTruthy();
    press('Descartar');
    expect(storedDraft()).toBeNull();
    expect(screenText()).not.toContain('Permanecer.');
    expect(screenText()).not.toContain('ainda não foi publicado');
  });

  it('before anything is written is gone, not unpublished', () => {
    const { rerender } = open();
    liveAnswers.set(today, deleted);
    rerender(<Page person={person} />);
    expect(screenText()).toContain('Este devocional foi retirado.');
  });

  it('on a late day, which then cannot be completed, gives back what was written', () => {
    const day = '2026-11-20';
    liveAnswers.set(today, ready(aContentDay({ late_days: [day] })));
    liveAnswers.set(paths.contentDay(day), ready(aContentDay({ id: day })));
    storeDraft({}, day);
    const { rerender } = open(`?day=${day}`);
    expect(step()).toBe('Passo 8 de 8');
    liveAnswers.set(paths.contentDay(day), deleted);
    rerender(<Page person={person} />);
    expect(screenText()).toContain('Este devocional foi retirado.');
    expect(screenText()).toContain('Permanecer.');
  });
});

describe('a late day', () => {
  const day = '2026-11-20';
  beforeEach(() => {
    liveAnswers.set(today, ready(aContentDay({ late_days: [day, '2026-11-18'] })));
    liveAnswers.set(paths.contentDay(day), ready(aContentDay({ id: day })));
  });

  it('uses its own draft, is completed for its own day, and says so', async () => {
    vi.mocked(writeDoc).mockReturnValue(sentDelivery());
    const shown = { stats: aUserStats(), devotional: aDevotional(), readings: [] };
    storeDashboard('ana', shown);
    storeDraft({ step: 3 });
    storeDraft({}, day);
    const { currentAddress } = open(`?day=${day}`);
    expect(step()).toBe('Passo 8 de 8');
    expect(screen.getByText('Este devocional conta para ontem.')).toBeTruthy();
    press('Completar Devocional');
    await screen.findByRole('heading', { name: 'Devocional concluído!' });
    expect(writeDoc).toHaveBeenCalledExactlyOnceWith(
      paths.userDevotional('ana', day),
      expect.objectContaining({
        devotional_id: day,
        completed_on: day,
        completed_at: new Date(`${aDay}T12:00:00`),
      }),
    );
    expect(screen.getByText('Ele conta para ontem.')).toBeTruthy();
    expect(storedDraft(day)).toBeNull();
    expect(storedDraft()).not.toBeNull();
    fireEvent.click(screen.getByText('Ir para o devocional de hoje'));
    expect(currentAddress()).toBe('/devotional');
    expect(step()).toBe('Passo 3 de 8');
  });

  it('stays in the address through the steps', () => {
    liveAnswers.set(paths.contentDay('2026-11-18'), ready(aContentDay({ id: '2026-11-18' })));
    const { currentAddress } = open('?day=2026-11-18');
    expect(
      screen.getByText('Este devocional conta para quarta-feira, 18 de novembro.'),
    ).toBeTruthy();
    press();
    expect(step()).toBe('Passo 2 de 8');
    expect(currentAddress()).toBe('/devotional?day=2026-11-18');
    fireEvent.click(button('Voltar'));
    expect(step()).toBe('Passo 1 de 8');
    expect(currentAddress()).toBe('/devotional?day=2026-11-18');
  });

  it('stays open if its time ends while the person is on the page', () => {
    const { rerender } = open(`?day=${day}`);
    liveAnswers.set(today, ready(aContentDay({ late_days: [] })));
    rerender(<Page person={person} />);
    press();
    expect(step()).toBe('Passo 2 de 8');
    expect(screen.queryByText('Este devocional conta para ontem.')).toBeNull();
    fireEvent.click(button('Voltar'));
    expect(screen.getByText('Este devocional conta para ontem.')).toBeTruthy();
  });

  it('explains a refused completion by the expired time instead of a missing permission, and shows every text', async () => {
    vi.mocked(writeDoc).mockReturnValue(refusedDelivery());
    storeDraft({}, day);
    open(`?day=${day}`);
    press('Completar Devocional');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('o tempo dele terminou');
    expect(dialog.textContent).toContain('Permanecer.');
    expect(screenText()).not.toContain('permissão');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }));
    expect(step()).toBe('Passo 8 de 8');
    expect(storedDraft(day)).not.toBeNull();
  });

  it.each([
    ['its time is over', ready(aContentDay({ late_days: [] }))],
    ['today’s document is not cached', { state: 'missing', fromCache: true }],
  ] as const)('with a draft opens even when %s', (_case, answer) => {
    liveAnswers.set(today, answer);
    storeDraft({}, day);
    open(`?day=${day}`);
    expect(step()).toBe('Passo 8 de 8');
    expect(screen.getByText('Este devocional conta para ontem.')).toBeTruthy();
  });

  it('with a malformed devotional is not called today’s', () => {
    liveAnswers.set(paths.contentDay(day), { state: 'malformed' });
    open(`?day=${day}`);
    expect(screenText()).toContain('Não conseguimos abrir este devocional.');
  });

  it('opens until the server says that it is not a late day', () => {
    liveAnswers.set(today, ready(aContentDay({ late_days: [] }), { fromCache: true }));
    const { rerender, currentAddress } = open(`?day=${day}`);
    expect(screen.getByText('Este devocional conta para ontem.')).toBeTruthy();
    liveAnswers.set(today, ready(aContentDay({ late_days: [] })));
    rerender(<Page person={person} />);
    expect(currentAddress()).toBe('/devotional');
  });

  it.each(['2026-11-19', aDay, '2026-11-22', 'ontem'])(
    'opens only if today’s document lists it; for %s today’s devotional opens',
    (requested) => {
      storeDraft({ step: 3 });
      open(`?day=${requested}`);
      expect(step()).toBe('Passo 3 de 8');
      expect(screen.queryByText(/^Este devocional conta para/)).toBeNull();
    },
  );

  it('that is already completed says which day it counts for', async () => {
    const record = { xp: 75, memorized: true, devotional_at: new Date(), readings: {} };
    liveAnswers.set(paths.userStats('ana'), ready(aUserStats({ days: { [day]: record } })));
    open(`?day=${day}`);
    expect(
      await screen.findByRole('heading', { name: 'Este devocional já está feito' }),
    ).toBeTruthy();
    expect(screen.getByText('Ele conta para ontem.')).toBeTruthy();
  });
});

describe('the origin of a devotional', () => {
  it.each([
    ['is shown on the first step', 'Da leitura de hoje'],
    ['is not shown when it has no name', null],
  ])('%s', (_case, origin) => {
    liveAnswers.set(today, ready(aContentDay({ devotional: { ...adminPart, origin } })));
    open();
    expect(screenText().includes('Da leitura de hoje')).toBe(origin !== null);
    press();
    expect(screen.queryByText('Da leitura de hoje')).toBeNull();
  });
});
