import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bible } from './build/bible';
import { manifest } from './build/manifest';
import { dropUnusedParts, slimReactfire } from './build/packages';
import {
  appRoutesInDev,
  appleApp,
  inlineBeforePaint,
  inlineStyles,
  landingCleanUrls,
  preloadFonts,
  prerender,
  preloadAfterPaint,
  prerenderAuth,
} from './build/pages';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    slimReactfire(),
    dropUnusedParts(),
    landingCleanUrls(),
    appRoutesInDev(),
    prerender(),
    prerenderAuth(),
    preloadAfterPaint(),
    inlineBeforePaint(),
    inlineStyles(),
    preloadFonts(),
    appleApp(),
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
      '@': fileURLToPath(new URL('src', import.meta.url)),
      // React has this hook since 18; reactfire imports it from the package for older versions.
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    // Lazy chunks preload only their large dependencies, because complete lists would cost more bytes than they save.
    modulePreload: {
      // Older browsers work without it.
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => /\/(live|session)-[\w-]{8}\.js$/.test(file)),
    },
    target: 'es2022',
    rolldownOptions: {
      treeshake: {
        // emotion's import of it counts as a side effect, but it has none.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        // Firestore's debug log, which nothing enables.
        manualPureFunctions: ['__PRIVATE_logDebug'],
      },
      input: {
        landing: page('index.html'),
        privacidade: page('privacidade.html'),
        termos: page('termos.html'),
        app: page('app.html'),
        auth: page('auth.html'),
      },
      output: {
        // A chunk shared by several pages would have all their names in its own, repeated in each file that imports it.
        chunkFileNames: ({ name }) =>
          name.includes('~') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // A chunk is a package or a folder with everything that it imports; the first matching group takes a module.
          groups: [
            { name: 'vite', test: /^\0vite/, priority: 10 },
            // Two package groups and the theme, which /auth evaluates in separate tasks.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 9,
            },
            {
              name: 'mui',
              tags: ['$initial'],
              test: /node_modules\/(@mui|@emotion)\/|\/src\/ui\/mui\//,
              priority: 8,
            },
            { name: 'theme', test: /\/src\/ui\/theme\//, priority: 8 },
            // The app's shell: what app.html imports statically.
            { name: 'base', tags: ['$initial'], test: /\/src\/app\/|node_modules/, priority: 7 },
            // The parts common to every page.
            { name: 'page', test: /\/src\/ui\/page\//, priority: 6 },
            { name: 'forms', test: /node_modules\/formik\//, priority: 5 },
            { name: 'validation', test: /node_modules\/yup\//, priority: 5 },
            { name: 'session', test: /\/src\/lib\/firebase\//, priority: 4 },
            // Split by the entries that use each module, so that /auth doesn't load the dashboard for a card.
            {
              name: 'auth',
              test: /\/src\/features\/auth\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
              priority: 3,
            },
            { name: 'dashboard', test: /\/src\/app\/dashboard\//, priority: 2 },
            // The parts that many other pages share and the first paint does not need.
            {
              name: 'live',
              test: /\/src\/app\/live\/|\/@mui\/material\/transitions/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
});
