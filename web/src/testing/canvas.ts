import { vi } from 'vitest';

const ignored = ['save', 'restore', 'translate', 'rotate', 'scale', 'fill', 'stroke', 'fillRect'];

/**
 * Gives happy-dom's canvases what they lack: letters 20 px wide, and a picture of what was drawn, here the words of the newest
 * drawing. @returns these words, and a function that takes it all back
 */
export function standInCanvas() {
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
  const own = Object.getOwnPropertyDescriptors(prototype);
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
    Object.defineProperties(prototype, { getContext: own.getContext, toBlob: own.toBlob });
    Reflect.deleteProperty(document, 'fonts');
    vi.unstubAllGlobals();
  };
  return { written, restore };
}
