import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type * as delivery from '../../tools/bible/delivery';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The folder of the imported Bible; tests set another one. */
const folder = process.env.BIBLE_FOLDER ?? fromRoot('bible');

/** Loads a TypeScript module of another workspace, which Node itself can't import. */
const loadDelivery = () => runnerImport<typeof delivery>(fromRoot('tools/bible/delivery.ts'));

/** Serves the Bible's files under /bible/, in a build and in development. They are not assets of the app, so a new Bible needs no new app. */
export function bible(): Plugin {
  return {
    name: 'bible',
    async writeBundle({ dir = '' }) {
      const { module } = await loadDelivery();
      module.deliverBible(folder, join(dir, 'bible'));
    },
    async configureServer(server) {
      const { module } = await loadDelivery();
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
