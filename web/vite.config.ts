import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bible } from './build/bible';
import { manifest } from './build/manifest';
import { pages } from './build/pages';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    pages(),
    bible(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        // Of the pictures, only those needed offline.
        globPatterns: [
          '**/*.{html,js,css,woff2,svg}',
          'icons/{icon-192,badge-96,apple-touch-icon}.png',
        ],
        minify: true,
      },
    }),
  ],
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
    target: 'es2022',
    rolldownOptions: {
      input: ['index', 'privacidade', 'termos', 'app', 'auth'].map((name) => path(`${name}.html`)),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // Only what every screen of the app uses.
            { name: 'mui', tags: ['$initial'], test: /node_modules\/@(mui|emotion)\// },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
});
