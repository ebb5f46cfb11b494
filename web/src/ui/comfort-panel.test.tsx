import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '@/testing/render';
import { ChapterColumn, chapterText } from './chapter-column';
import { ComfortButton } from './comfort-button';
import { Box } from '@mui/material';

beforeEach(() => {
  localStorage.clear();
});

async function open() {
  const app = renderApp(
    <ChapterColumn>
      <ComfortButton />
      <Box sx={chapterText} data-testid="text">
        No princípio
      </Box>
    </ChapterColumn>,
  );
  fireEvent.click(screen.getByLabelText('Conforto da leitura', { selector: 'button' }));
  await screen.findByRole('dialog', { name: 'Conforto da leitura' });
  return app;
}

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const column = () => {
  const parent = screen.getByTestId('text').parentElement;
  if (!parent) throw new Error('There is no column');
  return getComputedStyle(parent);
};

it('sets size, spacing, typeface and paper of a chapter, and remembers them on the device', async () => {
  const { unmount } = await open();
  for (const name of ['Amplo', 'Limpa', 'Sépia']) press(name);
  fireEvent.click(screen.getByLabelText('Aumentar o texto', { selector: 'button' }));
  const isSet = () => {
    expect(column().getPropertyValue('--chapter-line')).toBe('2.1');
    expect(column().getPropertyValue('--chapter-font')).toContain('Nunito');
    expect(document.documentElement.dataset['paper']).toBe('sepia');
    expect(screen.getByText('Tamanho: grande')).toBeTruthy();
  };
  isSet();
  unmount();
  await open();
  isSet();
});

it('leaves the paper of other pages as it is', async () => {
  const { unmount } = await open();
  press('Contraste');
  expect(document.documentElement.dataset['paper']).toBe('contrast');
  unmount();
  expect(document.documentElement.dataset['paper']).toBeUndefined();
});
