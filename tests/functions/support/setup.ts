import { beforeEach, vi } from 'vitest';
import './record-queries';

// The files of a worker share the libraries, which take longer to load than many a file to run. Our own modules are reloaded for each
// file, because an instance of the functions remembers what its database contains. (The SDK warns that the options are set again; they are the same.)
vi.resetModules();

// Each worker has a project of its own, whose database is empty before each test: no test sees another's documents.
const project = `demo-raizes-${process.pid}`;
process.env['GCLOUD_PROJECT'] = project;
// `emulators:exec` names its own project here, which the Admin SDK would prefer.
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId: project });
// Not a static import, because the Firebase app takes the project when it is created.
await import('../../../functions/src/firebase');

beforeEach(async () => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`The database was not emptied: ${await response.text()}`);
});
