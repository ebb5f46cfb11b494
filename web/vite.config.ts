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
  applySettingsFirst,
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
    applySettingsFirst(),
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
        // Of the pictures, those that are needed without a network.
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
      // React has had it since 18; reactfire imports it from the package for older versions.
      'use-sync-external-store/shim': 'react',
    },
  },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    // What comes later is fetched ahead only where it is large: a list of all that each part needs would weigh more than it saves.
    modulePreload: {
      // What it does for older browsers, they do well without.
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => /\/(live|session)-[\w-]{8}\.js$/.test(file)),
    },
    target: 'es2022',
    rolldownOptions: {
      treeshake: {
        // emotion imports it for its side effects, of which there are none.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        // Firestore's log of each step, which nothing turns on.
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
        // A piece that several pages share is named after all of them, in each file that imports it.
        chunkFileNames: ({ name }) =>
          name.includes('~') ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // A chunk is a package or a folder with all that it imports; the first group that matches takes a module.
          groups: [
            { name: 'vite', test: /^\0vite/, priority: 10 },
            // Two packages and the theme, which /auth evaluates in tasks of their own.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 9,
            },
            {
              name: 'mui',
              tags: ['$initial'],
              test: /node_modules\/(@mui|@emotion)\/|\/src\/ui\/theme\/mui/,
              priority: 8,
            },
            { name: 'theme', test: /\/src\/ui\/theme\//, priority: 8 },
            // The app's shell: what app.html imports statically.
            { name: 'base', tags: ['$initial'], test: /\/src\/app\/|node_modules/, priority: 7 },
            // What every page has, and with it the pieces that the dashboard and /auth share.
            { name: 'page', test: /\/src\/ui\/page\/|\/material\/utils\/useSlot/, priority: 6 },
            { name: 'forms', test: /node_modules\/formik\//, priority: 5 },
            { name: 'validation', test: /node_modules\/yup\//, priority: 5 },
            { name: 'session', test: /\/src\/lib\/firebase\//, priority: 4 },
            // Split by who else uses it, so that /auth doesn't load the dashboard for a card.
            {
              name: 'auth',
              test: /\/src\/features\/auth\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
              priority: 3,
            },
            { name: 'dashboard', test: /\/src\/app\/dashboard\//, priority: 2 },
            // And what many of the further pages share, without which the first paint does.
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
