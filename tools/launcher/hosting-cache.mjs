// Preloaded into the emulators' process. For each response, the Hosting emulator reads a file twice, hashes it and compresses it
// again, and a page loads fifty files: a twentieth of all processor time of the journeys.
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const superstatic = load('superstatic');
const readFrom = load('superstatic/lib/providers/fs');
const { server } = superstatic;

// Otherwise a line is logged for each request.
const log = load.resolve('morgan');
load(log);
const logging = load.cache[log];
if (logging) logging.exports = () => () => undefined;

/**
 * @typedef {{ modified: number, size: number, etag: string, stream: Readable }} File
 * @typedef {{ changed: number | undefined, file: Omit<File, 'stream'>, bytes: Buffer }} CachedFile
 * @typedef {(request: unknown, address: string) => Promise<File | null>} Provider
 */

/** @param {{ cwd: string, config: { public: string } }} spec */
superstatic.server = (spec) =>
  server({
    ...spec,
    provider: cacheFiles(join(spec.cwd, spec.config.public)),
    // Within one machine, compressing takes longer than sending.
    compression: process.env.HOSTING_COMPRESSION !== 'off',
  });

/** Caches a folder's files in memory until they change. @param {string} folder @returns {Provider} */
function cacheFiles(folder) {
  /** @type {Provider} */
  const read = readFrom({ cwd: folder, public: '.' });
  /** @type {Map<string, CachedFile>} */
  const cache = new Map();
  return async (request, address) => {
    const cached = cache.get(address);
    if (cached && changeTime(folder, address) === cached.changed) return toFile(cached);
    const found = await read(request, address);
    if (!found) return null;
    const { stream, ...file } = found;
    const next = { changed: changeTime(folder, address), file, bytes: await buffer(stream) };
    cache.set(address, next);
    return toFile(next);
  };
}

/** When a file last changed; undefined if it does not exist. @param {string} folder @param {string} address */
const changeTime = (folder, address) =>
  statSync(join(folder, decodeURI(address)), { throwIfNoEntry: false })?.mtimeMs;

/** @param {CachedFile} cached @returns {File} */
const toFile = ({ file, bytes }) => ({ ...file, stream: Readable.from([bytes]) });
