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

// A line for each request, which nobody reads.
const log = load.resolve('morgan');
load(log);
const logging = load.cache[log];
if (logging) logging.exports = () => () => undefined;

/**
 * @typedef {{ modified: number, size: number, etag: string, stream: Readable }} File
 * @typedef {{ changed: number | undefined, file: Omit<File, 'stream'>, bytes: Buffer }} Kept
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
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  return async (request, address) => {
    const known = kept.get(address);
    if (known && changeTime(folder, address) === known.changed) return answerOf(known);
    const found = await read(request, address);
    if (!found) return null;
    const { stream, ...file } = found;
    const next = { changed: changeTime(folder, address), file, bytes: await buffer(stream) };
    kept.set(address, next);
    return answerOf(next);
  };
}

/** When a file last changed; undefined where it is gone. @param {string} folder @param {string} address */
const changeTime = (folder, address) =>
  statSync(join(folder, decodeURI(address)), { throwIfNoEntry: false })?.mtimeMs;

/** @param {Kept} kept @returns {File} */
const answerOf = ({ file, bytes }) => ({ ...file, stream: Readable.from([bytes]) });
