import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appleApp } from './build/apple-app';
import { appRoutesInDev } from './build/app-routes-in-dev';
import { landingCleanUrls } from './build/landing-clean-urls';
import { preloadFonts } from './build/landing-preload-fonts';
import { manifest } from './build/manifest';
import { prerender } from './build/prerender';
import { slimReactfire } from './build/slim-reactfire';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const base =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|clsx|@mui\/(system(?!.*\/(Grid|Container)\/)|utils|styled-engine|private-theming)|@mui\/material\/(styles|utils|colors|transitions|Box|Stack|Typography|Button|ButtonBase|CircularProgress|SvgIcon|Paper|Card|CardContent|IconButton|CssBaseline))\//;

/** The small pieces of our own that every screen of the app has. */
const own =
  /\/src\/(lib\/(has-fields|session|storage|use-stored-text|within)|ui\/(logo|mark-paths))\.tsx?$/;

/** What the dashboard paints; other screens that use a piece of it come after it, and have it already. */
const dashboard =
  /node_modules\/@mui\/(material\/(LinearProgress|Chip|Skeleton|Grid|Container)|system\/.*\/(Grid|Container)|icons-material\/(AutoStoriesOutlined|CheckCircleOutlined|ChevronRight|CloudUploadOutlined|ForumOutlined|LocalFireDepartmentOutlined|LogoutOutlined|NotificationsNoneOutlined|SmartDisplayOutlined|TipsAndUpdatesOutlined|WorkspacePremiumOutlined))[./]/;

/** The rules of the discipleship and the documents that the dashboard reads. */
const progress =
  /\/domain\/src\/(day|paths|settle|streak|xp|level|goals|counts-from|challenge-progress|empty-stats|preview|rich-text[a-z-]*|documents\/(fields|user-stats|profile|challenge|consents|devotional|daily-reading))\.ts/;

export default defineConfig({
  plugins: [
    react(),
    slimReactfire(),
    landingCleanUrls(),
    appRoutesInDev(),
    prerender(),
    preloadFonts(),
    appleApp(),
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
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    outDir: process.env.WEB_OUT_DIR ?? 'dist',
    emptyOutDir: true,
    manifest: true,
    // What comes later is fetched ahead only where it is large: a list of all that each part needs would weigh more than it saves.
    modulePreload: {
      // What it does for older browsers, they do well without.
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => /\/(firestore-of|auth)-/.test(file)),
    },
    target: 'es2022',
    rolldownOptions: {
      input: {
        landing: page('index.html'),
        privacidade: page('privacidade.html'),
        termos: page('termos.html'),
        app: page('app.html'),
      },
      // What every screen of the app uses in one file: smaller together than in the pieces that the routes would cut it into.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => base.test(id) || own.test(id) },
            { name: 'dashboard', test: dashboard },
            {
              name: 'valibot',
              test: /node_modules\/valibot\/|\/src\/lib\/(parse-document|stored)\.ts$/,
            },
            { name: 'progress', test: progress },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, host: '127.0.0.1' },
});
