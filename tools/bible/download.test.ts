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
/** How often each file was asked for. */
let asked: Record<string, number> = {};
let odd: { file: string; answer: Answer } | undefined;

function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const file = url.replace('/abc/tr/', '');
  asked[file] = (asked[file] ?? 0) + 1;
  if (file === odd?.file) odd.answer(response, asked[file]);
  else response.end(content(file));
}

beforeEach(async () => {
  asked = {};
  odd = undefined;
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  from = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/abc/tr/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const start = (timeout?: number) => download('Teste', { from, files: hashes }, timeout);

it('has all files, in the order of their names', async () => {
  const { files } = await start();
  expect(files.map(({ name }) => name)).toEqual(names.toSorted());
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
    names.toSorted().map(content),
  );
});

it('has the same hash however the files arrive', async () => {
  const first = await start();
  odd = {
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
  ['a server that says nothing', () => undefined, /no answer in 0\.2 s/, 3],
  [
    'a server that stops in the middle',
    (response) => response.writeHead(200).write('meio'),
    /no answer in 0\.2 s/,
    3,
  ],
])('refuses %s', async (_, oddly, message, attempts) => {
  odd = { file: '7joao.txt', answer: oddly };
  const downloading = start(200);
  await expect(downloading).rejects.toThrow(message);
  await expect(downloading).rejects.toBeInstanceOf(DownloadError);
  expect(asked['7joao.txt']).toBe(attempts);
});

it('goes on where the network failed for a moment', async () => {
  odd = {
    file: '7joao.txt',
    answer: (response, attempt) =>
      attempt < 3 ? response.destroy() : response.end(content('7joao.txt')),
  };
  expect((await start()).files).toHaveLength(names.length);
});
