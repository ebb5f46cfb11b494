import type { Day } from '@raizes/domain/day';
import type { ContentPlan, DevotionalSource } from '@raizes/domain/documents/content-plan';
import type { ContentSeries } from '@raizes/domain/documents/content-series';
import { collections } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { SourcesDialog } from './sources-dialog';
import type { Series } from './times-field';

const today = '2026-11-23';
const common = { imported_at: new Date() };
const chain: ContentSeries = { kind: 'chain', id: 'luz', name: 'Luz diária', days: 366, ...common };
const dates: Day[] = ['2026-03-01', '2026-03-08'];
const series: ContentSeries = {
  kind: 'series',
  id: 'casa',
  name: 'Em casa',
  days: 2,
  ...common,
  times: { kind: 'dates' },
  since: today,
  dates,
};
const planWith = (devotionals: DevotionalSource[]): ContentPlan => ({
  revision: 1,
  choices: [
    {
      plan: 'chapter-a-day',
      start: today,
      from: today,
      weekdays: [1],
      pauses: [],
      earlier: [],
      devotionals,
    },
  ],
  state: null,
});

beforeEach(() => {
  answer({ days: 4 });
});

/** The days of which the dialog has asked whether the admin has written them, and the changes that it has asked for. */
let looked: Day[][] = [];
const changes = () => requestsOf('content-series').filter((request) => !isLook(request));
const isLook = (request: unknown) => v.is(v.object({ action: v.literal('look') }), request);

function answer({ days, own = [] }: { days: number | null; own?: Day[] }) {
  looked = [];
  answerCall('content-series', (request) => {
    if (request.action === 'look') looked.push(request.days);
    return { days, wanted: days ?? 0, missing: null, own };
  });
}

function open(all: ContentSeries[], plan: ContentPlan | null = planWith([])) {
  store.putAll(collections.contentSeries, all);
  const onImported = vi.fn<(day: Day) => void>();
  renderApp(
    <SourcesDialog
      plan={plan}
      today={today}
      onImported={onImported}
      onClose={vi.fn<() => void>()}
    />,
  );
  return onImported;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (field: string, content: string, name = 'advento.csv') =>
  fireEvent.change(screen.getByLabelText(field, { selector: 'input' }), {
    target: { files: [new File([content], name)] },
  });

const heading = 'Referência;Versículo;Abertura;Reflexão;Aplicação';
const table = (...rows: string[]) => [heading, ...rows].join('\n');
const rowOf = (reference: string) => `${reference};Texto;Bom dia;O quê?;Como?`;
const three = table(...['Isaías 9.6', 'Isaías 9.7', 'Lucas 2.1'].map(rowOf));

describe('the sources', () => {
  const reading = { from: 'reading' as const };
  const luz = { from: 'chain' as const, id: 'luz' };
  const casa = { from: 'series' as const, id: 'casa' };
  const rows = () =>
    screen
      .getAllByRole('switch')
      .map((each) => [each.getAttribute('aria-label'), 'checked' in each && each.checked]);

  it('are one list of series, passages and the reading, which can be reordered and switched off', async () => {
    open([chain, series], planWith([reading]));
    expect(rows()).toEqual([
      ['Leitura do dia', true],
      ['Em casa', false],
      ['Luz diária', false],
    ]);
    expect(screen.getByRole('button', { name: 'Subir Luz diária' })).toHaveProperty(
      'disabled',
      true,
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Luz diária' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Em casa' }));
    // Added at a position where every source gets its turn.
    expect(rows()).toEqual([
      ['Em casa', true],
      ['Luz diária', true],
      ['Leitura do dia', true],
    ]);
    press('Descer Em casa');
    press('Subir Leitura do dia');
    fireEvent.click(screen.getByRole('switch', { name: 'Em casa' }));
    expect(screen.queryByRole('button', { name: 'Importar arquivo' })).toBeNull();
    press('Salvar');
    await screen.findByText('Fontes salvas.');
    expect(changes()).toEqual([{ action: 'order', sources: [luz, reading] }]);
  });

  it('name each series of a plan that has all of them, and keep the changes if the server refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open([chain, series], planWith([luz, { from: 'series' }, { ...luz, id: 'excluída' }]));
    expect(rows()).toEqual([
      ['Luz diária', true],
      ['Em casa', true],
      ['Leitura do dia', false],
    ]);
    press('Subir Em casa');
    refuseCall('content-series', 'internal');
    press('Salvar');
    await screen.findByText('As fontes não foram salvas');
    expect(rows()[0]).toEqual(['Em casa', true]);
    press('Cancelar');
    expect(rows()[0]).toEqual(['Luz diária', true]);
    press('Subir Em casa');
    answer({ days: 2 });
    press('Salvar');
    await screen.findByText('2 dias foram preenchidos.');
    expect(changes().at(-1)).toEqual({ action: 'order', sources: [casa, luz] });
  });

  it('say without a plan what waits for one', () => {
    open([chain, series], null);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getAllByText(/Espera um plano de leitura\.$/)).toHaveLength(2);
    expect(screen.getByText(/a que está antes nesta lista\.$/)).toBeTruthy();
  });
});

describe('the list of imports', () => {
  it('explains what can be imported while it is empty', () => {
    open([]);
    expect(
      screen.getByText(/^Uma série é um conjunto de devocionais que a sua igreja escreveu/),
    ).toBeTruthy();
  });

  it('shows each import with its days, and deletes it after a confirmation', async () => {
    open([chain, series]);
    expect(screen.getByText('Lista de passagens · 366 dias')).toBeTruthy();
    expect(screen.getByText('2 devocionais · 01/03/2026 a 08/03/2026')).toBeTruthy();
    press('Excluir: Luz diária');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Os dias que já estão no calendário ficam.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await screen.findByText('Arquivo excluído.');
    expect(changes()).toEqual([{ action: 'delete', id: 'luz' }]);
  });

  it('repeats a series on other days, keeping its weekdays', async () => {
    open([series]);
    press('Repetir esta série: Em casa');
    fireEvent.change(await screen.findByLabelText('Começa em'), {
      target: { value: '06/03/2027' },
    });
    expect(screen.getByText('No calendário: 07/03/2027 a 14/03/2027.')).toBeTruthy();
    press('Salvar');
    await screen.findByText('Série marcada.');
    const times = { kind: 'start', start: '2027-03-06', weekdays: [0] };
    expect(changes()).toEqual([{ action: 'place', id: 'casa', times }]);
  });
});

describe('a start that is too far away', () => {
  it('is refused', async () => {
    open([series]);
    press('Repetir esta série: Em casa');
    fireEvent.change(await screen.findByLabelText('Começa em'), {
      target: { value: '31/12/2099' },
    });
    press('Salvar');
    await screen.findByText('Confira a data de início.');
    expect(changes()).toEqual([]);
  });

  it('in a stored series does not hide the other imports', () => {
    const times: Series['times'] = { kind: 'start', start: '9999-12-30', weekdays: [1, 2] };
    open([{ ...series, times, days: 800 }, chain]);
    expect(screen.getByText('Luz diária')).toBeTruthy();
    expect(screen.getByText('Em casa')).toBeTruthy();
  });
});

describe('a series from a file', () => {
  it('is previewed, with the days that keep the admin’s own devotional, before it is imported', async () => {
    answer({ days: 4, own: ['2026-11-30'] });
    const onImported = open([]);
    choose('Importar arquivo', three);
    await screen.findByText('Como vai aparecer');
    fireEvent.change(screen.getByLabelText('Quando'), { target: { value: 'advent' } });
    await screen.findByText('3 devocionais. Em 1 dia já há um devocional seu: ele fica.');
    const second = screen.getByRole('button', { name: /^Isaías 9\.7.*o seu fica$/ });
    expect(second.textContent).toContain('30/11/2026, segunda-feira');
    const first = screen.getByRole('button', { name: /^Isaías 9\.6/ });
    expect(screen.queryByText('Bom dia')).toBeNull();
    fireEvent.click(first);
    expect(screen.getByText('Bom dia')).toBeTruthy();
    expect(screen.getByText('Prepare o coração')).toBeTruthy();
    expect(changes()).toEqual([]);
    press('Importar');
    await screen.findByText('4 dias foram preenchidos.');
    expect(changes()).toMatchObject([
      {
        action: 'import-series',
        name: 'advento',
        times: { kind: 'feast', feast: 'advent', weekdays: [0, 1, 2, 3, 4, 5, 6] },
        use: true,
      },
    ]);
    // The calendar opens at the first of its days.
    expect(onImported).toHaveBeenCalledExactlyOnceWith('2026-11-29');
  });

  it('is imported with references that are no passage, after a warning', async () => {
    open([]);
    choose('Importar arquivo', table(rowOf('Isaías 9.6'), rowOf('Jhonas 3')));
    await screen.findByText('Confira estas passagens');
    expect(screen.getByText(/Você quis dizer Jonas 3\?/).textContent).toContain('Linha 3:');
    press('Importar');
    await screen.findByText('4 dias foram preenchidos.');
  });

  it('is imported even if its days can’t be filled yet', async () => {
    answer({ days: null });
    open([]);
    choose('Importar arquivo', three);
    await screen.findByText('Como vai aparecer');
    press('Importar');
    expect(await screen.findByText('Os dias serão preenchidos dentro de uma hora.')).toBeTruthy();
    expect(screen.queryByText('O arquivo não foi importado')).toBeNull();
  });

  it('can’t be imported with faults, and the typed values stay for the corrected file', async () => {
    open([]);
    choose('Importar arquivo', table(rowOf('Isaías 9.6'), 'Isaías 9.7;;Bom dia;O quê?;Como?'));
    await screen.findByText('O arquivo tem um erro: nada foi importado');
    expect(screen.getByText(/Texto do versículo é obrigatório/).textContent).toContain('Linha 3:');
    expect(screen.getByRole('button', { name: 'Importar' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Advento em família' } });
    choose('Trocar arquivo', three);
    await screen.findByText('Como vai aparecer');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Advento em família');
  });

  it('keeps everything that was typed if the server refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open([]);
    choose('Importar arquivo', three);
    await screen.findByText('Como vai aparecer');
    fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Natal' } });
    fireEvent.change(screen.getByLabelText('Começa em'), { target: { value: '' } });
    press('Importar');
    await screen.findByText('Escolha quando a série começa e em que dias da semana.');
    expect(changes()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Começa em'), { target: { value: '01/12/2026' } });
    refuseCall('content-series', 'invalid-argument', 'O arquivo é grande demais.');
    press('Importar');
    await screen.findByText('O arquivo é grande demais.');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Natal');
    expect(screen.getByLabelText('Começa em')).toHaveProperty('value', '01/12/2026');
    expect(screen.getByText('Como vai aparecer')).toBeTruthy();
  });

  it('says when its days will appear if they are still far away', async () => {
    answer({ days: 0 });
    open([], null);
    choose('Importar arquivo', three);
    await screen.findByText('Como vai aparecer');
    fireEvent.change(screen.getByLabelText('Quando'), { target: { value: 'easter' } });
    press('Importar');
    expect(await screen.findByText('Os dias entram no calendário 30 dias antes.')).toBeTruthy();
  });

  it('uses the dates of the file, and says which are past', async () => {
    open([]);
    choose(
      'Importar arquivo',
      `Data;${table(`1/11/2026;${rowOf('A')}`, `1/12/2026;${rowOf('B')}`)}`,
    );
    await screen.findByText(/^2 devocionais\. O que já passou não entra no calendário\.$/);
    expect(screen.getByRole('button', { name: /^A.*já passou$/ })).toBeTruthy();
    await waitFor(() => expect(looked).toContainEqual(['2026-12-01']));
  });
});

it('previews the first days of a chain, and can import it without using it yet', async () => {
  open([]);
  choose('Importar arquivo', '{"01-01": ["JHN 3:16", "PSA 23:1"]}', 'luz.json');
  await screen.findByText('Passagens para 1 dia do ano');
  expect(screen.getByText('1º de janeiro')).toBeTruthy();
  expect(screen.getByText('João 3.16')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch'));
  press('Importar');
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        action: 'import-chain',
        name: 'luz',
        use: false,
        json: '{"01-01": ["JHN 3:16", "PSA 23:1"]}',
      },
    ]),
  );
});
