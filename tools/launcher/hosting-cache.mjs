// Part of the emulators' process: Hosting's emulator reads a file twice for each answer, hashes it and compresses it anew, and a
// page loads fifty of them: in the journeys that was a twentieth of all processor time.
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const superstatic = load('superstatic');
const readFrom = load('superstatic/lib/providers/fs');
const { server } = superstatic;

/**
 * @typedef {{ modified: number, size: number, etag: string, stream: Readable }} File
 * @typedef {(request: unknown, address: string) => Promise<File | null>} Provider
 */

/** @param {{ cwd: string, config: { public: string } }} spec */
superstatic.server = (spec) =>
  server({
    ...spec,
    provider: keepFiles(join(spec.cwd, spec.config.public)),
    // Within one machine the network is quicker than that.
    compression: process.env.HOSTING_COMPRESSION !== 'off',
  });

/** Keeps the files of a folder in memory until they change. @param {string} folder @returns {Provider} */
function keepFiles(folder) {
  /** @type {Provider} */
  const read = readFrom({ cwd: folder, public: '.' });
  /** @type {Map<string, { path: string, file: Omit<File, 'stream'>, bytes: Buffer }>} */
  const kept = new Map();
  return async (request, address) => {
    const known = kept.get(address);
    const changed = known && statSync(known.path, { throwIfNoEntry: false })?.mtimeMs;
    if (known && changed && new Date(changed).getTime() === known.file.modified)
      return { ...known.file, stream: Readable.from([known.bytes]) };
    const found = await read(request, address);
    if (!found) return null;
    const { stream, ...file } = found;
    const bytes = await buffer(stream);
    kept.set(address, { path: join(folder, decodeURI(address)), file, bytes });
    return { ...file, stream: Readable.from([bytes]) };
  };
}
