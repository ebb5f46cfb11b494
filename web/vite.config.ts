import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bible } from './build/bible';
import { installableApp } from './build/manifest';
import { pages } from './build/pages';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [react(), pages(), bible(), installableApp()],
  resolve: {
    alias: {
      '@': path('src'),
      // Products that reactfire imports and the app doesn't use.
      'firebase/database': path('build/unused-firebase.ts'),
      'firebase/remote-config': path('build/unused-firebase.ts'),
      'firebase/storage': path('build/unused-firebase.ts'),
    },
  },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: ['index', 'privacidade', 'termos', 'app', 'auth'].map((name) => path(`${name}.html`)),
      output: {
        codeSplitting: {
          groups: [
            // The landing page needs only this.
            { name: 'vite', test: /^\0vite/ },
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'mui', tags: ['$initial'], test: /node_modules\/(@mui|@emotion)\// },
            // What every screen of the app uses.
            {
              name: 'app',
              tags: ['$initial'],
              test: /node_modules|\/src\/(app|lib|ui)\/.*\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
});
