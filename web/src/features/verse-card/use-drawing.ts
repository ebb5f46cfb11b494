import { useEffect, useRef, useState } from 'react';

/** Draws a card after loading what it needs; draws nothing if `isWanted` is false by then. Resolves to false if the text does not fit. */
type Draw<Card> = (
  canvas: HTMLCanvasElement,
  card: Card,
  isWanted: () => boolean,
) => Promise<boolean>;

/**
 * Draws a card on a canvas, and again when the card changes.
 * @param draw a stable function
 * @param card memoized
 */
export function useDrawing<Card>(draw: Draw<Card>, card: Card) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'too-long' | 'failed'>('drawing');

  useEffect(() => {
    let isNewest = true;
    const drawOn = async (element: HTMLCanvasElement) => {
      const fits = await draw(element, card, () => isNewest);
      if (isNewest) setState(fits ? 'drawn' : 'too-long');
    };
    if (canvas.current) {
      drawOn(canvas.current).catch((cause: unknown) => {
        console.error('The card could not be drawn', cause);
        if (isNewest) setState('failed');
      });
    }
    return () => {
      isNewest = false;
    };
  }, [draw, card]);

  return { canvas, state };
}
