import { vi } from 'vitest';

const ignored = [
  'save',
  'restore',
  'clip',
  'translate',
  'rotate',
  'scale',
  'fill',
  'stroke',
  'fillRect',
];

/**
 * Mocks the canvas drawing that happy-dom lacks: letters are 20 px wide, and the picture is the text of the latest drawing.
 * @returns the drawn text, and a function that restores the original canvas
 */
export function mockCanvas() {
  const written: string[] = [];
  const context = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    createLinearGradient: () => {
      written.length = 0;
      return { addColorStop: () => undefined };
    },
    fillText: (text: string) => written.push(text),
    ...Object.fromEntries(ignored.map((method) => [method, () => undefined])),
  };
  const { prototype } = HTMLCanvasElement;
  const original = Object.getOwnPropertyDescriptors(prototype);
  Object.defineProperties(prototype, {
    getContext: { configurable: true, value: () => context },
    toBlob: {
      configurable: true,
      value: (take: (blob: Blob) => void) => take(new Blob([written.join('\n')])),
    },
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => Promise.resolve([]) },
  });
  vi.stubGlobal(
    'Path2D',
    class {
      arc = () => undefined;
    },
  );
  const restore = () => {
    Object.defineProperties(prototype, {
      getContext: original.getContext,
      toBlob: original.toBlob,
    });
    Reflect.deleteProperty(document, 'fonts');
  };
  return { written, restore };
}
