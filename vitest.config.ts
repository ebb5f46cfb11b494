import { defineConfig } from 'vitest/config';

// The first call waits for the functions' process, and the first of the mentor for its libraries.
const withFunctions = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,functions}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          // Pure functions: no test leaves state behind, and workers are shared, which halves the time.
          isolate: false,
          provide: { propertyRuns: Number(process.env['PROPERTY_RUNS'] ?? 20) },
          // Property tests take a while on a machine that is busy with other things.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '@': `${import.meta.dirname}/web/src` } },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          // The setup gives each file modules of its own, but React and MUI are loaded once in a worker.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
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
      {
        test: {
          ...withFunctions,
          name: 'functions',
          setupFiles: ['tests/functions/support/setup.ts'],
          include: ['tests/functions/**/*.test.ts'],
          // The files of a worker share its modules: loading the functions anew for each took a third of the time.
          isolate: false,
          exclude: ['tests/functions/alone/**'],
          // They wait for triggers most of the time: the third keeps two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withFunctions,
          name: 'functions-alone',
          setupFiles: ['tests/functions/support/setup.ts'],
          // They switch the triggers off, take all admins away or mock a module: the other tests would notice.
          include: ['tests/functions/alone/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
