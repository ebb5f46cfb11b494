import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { foldText } from '@raizes/domain/text/fold';
import { useEffect, useState } from 'react';
import { download } from '@/lib/download';
import { fetchDoc, readCachedDoc } from '@/lib/reads';
import { toastError, toastSuccess } from '@/lib/toast';

const PNG = 'image/png';

/** Whether the device's share sheet accepts images. */
export function canShareImages(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File(['.'], 'versiculo.png', { type: PNG })] });
}

/** Shares the image with the device's share sheet. */
export async function shareImage(canvas: HTMLCanvasElement, reference: string): Promise<void> {
  try {
    const file = new File([await toBlob(canvas)], fileName(reference), { type: PNG });
    await navigator.share({ files: [file] });
  } catch (error) {
    // The person has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('The card was not shared', error);
    toastError('Não foi possível compartilhar', 'Baixe a imagem e envie por onde preferir.');
  }
}

export async function downloadImage(canvas: HTMLCanvasElement, reference: string): Promise<void> {
  try {
    download(fileName(reference), await toBlob(canvas));
  } catch (error) {
    console.error('The card was not saved', error);
    toastError('Não foi possível baixar a imagem', 'Tente novamente.');
  }
}

export async function copyImage(canvas: HTMLCanvasElement): Promise<void> {
  try {
    // The promise itself, because Safari refuses to copy after the press is over.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: toBlob(canvas) })]);
    toastSuccess('Imagem copiada!');
  } catch (error) {
    console.error('The card was not copied', error);
    toastError('Não foi possível copiar', 'Baixe a imagem e envie por onde preferir.');
  }
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      PNG,
    );
  });
}

/** `joao-3-16.png` */
function fileName(reference: string): string {
  const words = foldText(reference).match(/[a-z\d]+/g) ?? [];
  return `${words.join('-').slice(0, 60) || 'versiculo'}.png`;
}

/** The church's name, first from this device's cache, then from the server; '' while neither has answered. */
export function useChurchName(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    let isShown = true;
    const show = async (read: typeof fetchDoc) => {
      const church = await read(paths.church, churchSchema);
      if (isShown && church.state === 'ready') setName(church.value.name);
    };
    const readBoth = async () => {
      await show(readCachedDoc);
      await show(fetchDoc);
    };
    readBoth().catch((cause: unknown) =>
      console.warn('The church’s name could not be read', cause),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return name;
}
