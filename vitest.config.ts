import { defineConfig } from 'vitest/config';

const web = `${import.meta.dirname}/web/src`;

/** The component tests run the app on a backend in memory. */
const standIns = ['firestore', 'firestore/lite', 'functions', 'auth', 'messaging'].map((name) => ({
  find: new RegExp(`^firebase/${name}$`),
  replacement: `${web}/testing/backend/${name.replace('/', '-')}.ts`,
}));
const componentAliases = [
  ...standIns,
  { find: /^reactfire$/, replacement: `${web}/testing/backend/reactfire.ts` },
  { find: 'virtual:pwa-register/react', replacement: `${web}/testing/register-sw.ts` },
  { find: '@', replacement: web },
];

export default defineConfig({
  test: {
    // `npm test` sums up the reports.
    reporters: ['default', ['json', { outputFile: '.cache/report.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A trigger on accounts is described with its project, which a deployment sets.
          env: { GCLOUD_PROJECT: 'demo-raizes' },
          include: ['{domain,functions}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          // Pure functions leave no state behind, so the files share workers, which halves the time.
          isolate: false,
          provide: { propertyRuns: Number(process.env['PROPERTY_RUNS'] ?? 20) },
          // Property tests take longer on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: componentAliases },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          // The setup gives each file its own modules, but React and MUI are loaded once per worker.
          isolate: false,
          // Many tests wait for a timer of the screen, so three workers keep two cores busy.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'indexes', environment: 'node', include: ['tests/indexes/*.test.ts'] } },
      {
        test: {
          name: 'functions',
          environment: 'node',
          globalSetup: ['tests/functions/support/build.ts'],
          setupFiles: ['tests/functions/support/setup.ts'],
          include: ['tests/functions/**/*.test.ts'],
          // The setup gives each file its own modules, but Firebase and Genkit are loaded once per worker.
          isolate: false,
          // Each waits for the emulators a third of its time, so three workers keep two cores busy.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
