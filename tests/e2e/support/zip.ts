import { inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04_03_4b_50;
const HEADER_BYTES = 30;

/** The files in a zip, by their names, as text. */
export function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  while (zip.readUInt32LE(at) === LOCAL_HEADER) {
    const isDeflated = zip.readUInt16LE(at + 8) === 8;
    const size = zip.readUInt32LE(at + 18);
    const nameEnd = at + HEADER_BYTES + zip.readUInt16LE(at + 26);
    const start = nameEnd + zip.readUInt16LE(at + 28);
    const content = zip.subarray(start, start + size);
    const text = (isDeflated ? inflateRawSync(content) : content).toString('utf8');
    files.set(zip.toString('utf8', at + HEADER_BYTES, nameEnd), text);
    at = start + size;
  }
  return files;
}
