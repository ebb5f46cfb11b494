import { aDevotional } from '@raizes/tests/factories';
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { field, pressIcon } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { SilentAudio, mockSpeech } from '@/testing/speech';
import { StepListen, spokenStep } from './step-listen';

const texts = (changes: Parameters<typeof aDevotional>[0], step: number) =>
  spokenStep(aDevotional(changes), step)?.segments.map(({ text }) => text);

it('reads the texts of a step paragraph by paragraph, without formatting marks', () => {
  const context = 'Escrito por **João**.\n\n• Leia Jo 15.1-4';
  expect(texts({ context }, 3)).toEqual([
    'De onde vem este texto',
    'Escrito por João.',
    'Leia Jo 15.1-4',
  ]);
});

it('reads the reference before the verse, and the fallback text of an empty section', () => {
  expect(texts({ verse_reference: 'João 15.5', verse_text: 'Eu sou a videira.' }, 2)).toEqual([
    'João 15.5',
    'Eu sou a videira.',
  ]);
  expect(texts({ opening_text: ' ' }, 1)?.[1]).toMatch(/^Respire fundo/);
});

it('does not read out the verse that is written from memory', () => {
  expect(texts({}, 7)).toBeUndefined();
});

it('continues with the step that is opened, and is silent in the memorization step', async () => {
  const speech = mockSpeech();
  vi.stubGlobal('Audio', SilentAudio);
  const shown = (step: number) => (
    <StepListen
      devotional={aDevotional({ verse_reference: 'João 15.5' })}
      step={step}
      above="0px"
    />
  );
  const { rerender } = renderApp(shown(1));
  await pressIcon('Ouvir');
  await field('Pausar');
  expect(speech.current()?.text).toBe('Prepare o coração');
  rerender(shown(2));
  expect(speech.current()?.text).toBe('João 15, versículo 5');
  rerender(shown(7));
  expect(speech.current()).toBeUndefined();
  cleanup();
});
