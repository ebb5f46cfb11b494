import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DownloadError, download } from './download';
import { sha256 } from './edition-files';

const content = (file: string) => `Conteúdo de ${file}`;
const names = Array.from({ length: 20 }, (_, index) => `${index + 1}joao.txt`);
const hashes = Object.fromEntries(names.map((name) => [name, sha256(content(name))]));

type Answer = (response: ServerResponse, attempt: number) => void;

let server: Server;
let from = '';
/** How often each file was requested. */
let requests: Record<string, number> = {};
let faulty: { file: string; answer: Answer } | undefined;

function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const file = url.replace('/abc/tr/', '');
  requests[file] = (requests[file] ?? 0) + 1;
  if (file === faulty?.file) faulty.answer(response, requests[file]);
  else response.end(content(file));
}

beforeEach(async () => {
  requests = {};
  faulty = undefined;
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  from = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/abc/tr/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = () => download('Teste', { from, files: hashes });

it('downloads all files, sorted by name', async () => {
  const { files } = await start();
  expect(files.map(({ name }) => name)).toEqual(names.toSorted());
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    names.toSorted().map(content),
  );
});

it('gives the same hash whatever the order of arrival', async () => {
  const first = await start();
  faulty = {
    file: '1joao.txt',
    answer: (response) => setImmediate(() => response.end(content('1joao.txt'))),
  };
  expect((await start()).sha256).toBe(first.sha256);
});

it.each<[string, Answer, RegExp, number]>([
  ['another file', (response) => response.end('outro'), /7joao\.txt is not the file.*sha256/, 1],
  ['no such file', (response) => response.writeHead(404).end(), /7joao\.txt answered 404/, 1],
  ['a broken server', (response) => response.writeHead(503).end(), /it answered 503/, 3],
  [
    'a connection that is cut off',
    (response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('meio');
      setImmediate(() => response.destroy());
    },
    /7joao\.txt could not be downloaded/,
    3,
  ],
])('refuses %s', async (_, behaviour, message, attempts) => {
  faulty = { file: '7joao.txt', answer: behaviour };
  const downloading = start();
  await expect(downloading).rejects.toThrow(message);
  await expect(downloading).rejects.toBeInstanceOf(DownloadError);
  expect(requests['7joao.txt']).toBe(attempts);
});

it.each<[string, Answer]>([
  ['does not answer', () => undefined],
  ['stops in the middle', (response) => response.writeHead(200).write('meio')],
])('refuses a server that %s', async (_, behaviour) => {
  const file = '7joao.txt';
  faulty = { file, answer: behaviour };
  // One file alone, because on a busy machine others could take longer than the second.
  const downloading = download('Teste', { from, files: { [file]: hashes[file] ?? '' } }, 1000);
  await expect(downloading).rejects.toThrow(/no answer in 1 s/);
  await expect(downloading).rejects.toBeInstanceOf(DownloadError);
  expect(requests[file]).toBe(3);
});

it('retries after a short network failure', async () => {
  faulty = {
    file: '7joao.txt',
    answer: (response, attempt) =>
      attempt < 3 ? response.destroy() : response.end(content('7joao.txt')),
  };
  expect((await start()).files).toHaveLength(names.length);
});
