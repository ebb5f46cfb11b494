import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type * as delivery from '../../tools/bible/delivery';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the imported Bible is; the tests name another folder. */
const folder = process.env.BIBLE_FOLDER ?? fromRoot('bible');

/** TypeScript of another workspace, which Node itself can't import. */
const load = () => runnerImport<typeof delivery>(fromRoot('tools/bible/delivery.ts'));

/** Puts the Bible's files under /bible/, in a build and in development. They are not the app's assets: another Bible needs no other app. */
export function bible(): Plugin {
  return {
    name: 'bible',
    async writeBundle({ dir = '' }) {
      const { module } = await load();
      module.deliverBible(folder, join(dir, 'bible'));
    },
    async configureServer(server) {
      const { module } = await load();
      const files = module.bibleFiles(folder);
      server.middlewares.use('/bible', ({ url = '' }, response) => {
        const content = files.get(url.replace(/^\/|\?.*/g, ''));
        response.statusCode = content === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(content);
      });
    },
  };
}
