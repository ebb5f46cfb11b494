import { strToU8, zipSync } from 'fflate';
import { download } from '@/lib/download';
import { everythingKept } from './api';
import { exportHtml } from './export-html';

/** Everything of mine in one file: to be read, and to be taken elsewhere. */
export async function downloadEverything(day: string): Promise<void> {
  const everything = await everythingKept();
  const zip = zipSync({
    'meus-dados.html': strToU8(exportHtml(everything)),
    'data.json': strToU8(JSON.stringify(everything, null, 2)),
  });
  download(`raizes-meus-dados-${day}.zip`, 'application/zip', new Uint8Array(zip));
}
