import { beforeEach } from 'vitest';

// Tests that need neither the emulator's triggers nor its functions have a project of their own per worker, whose database is empty
// before each test. A query visits every document that its database ever had, and each event of a trigger delays those of other tests.
const project = `demo-raizes-worker-${process.env['VITEST_POOL_ID']}`;
process.env['GCLOUD_PROJECT'] = project;
// Not a static import, because the Firebase app takes the project when it is created.
await import('./setup');

beforeEach(async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`The database was not emptied: ${await response.text()}`);
});
