import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { parseCoverage } from './coverage';
import type { Fields } from './fields';
import { rulesFile } from './client';

export type Database = ReturnType<RulesTestContext['firestore']>;

/** What becomes of a request; `refused` by the rules and by nothing else. */
export const assert = { allowed: assertSucceeds, refused: assertFails };

/**
 * The rules in a Firestore of their own: a project of the emulator that no trigger, no other test file and no
 * running app shares. Call it once, at the top of a test file.
 */
export function rulesProject(name: string) {
  const projectId = `demo-raizes-rules-${name}`;
  const databases = new Map<string, Database>();
  let environment: RulesTestEnvironment;
  let server: Database;
  let closeServer = () => {};

  beforeAll(async () => {
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { rules: readFileSync(rulesFile, 'utf8') },
    });
    await environment.clearFirestore();
    // One connection for the whole file: a new one for every document costs more than the tests themselves.
    await new Promise<void>((opened) => {
      void environment.withSecurityRulesDisabled(async (context) => {
        server = context.firestore();
        opened();
        await new Promise<void>((close) => {
          closeServer = close;
        });
      });
    });
  });

  afterAll(async () => {
    closeServer();
    await environment.cleanup();
  });

  function database(key: string, open: () => RulesTestContext): Database {
    const known = databases.get(key) ?? open().firestore();
    databases.set(key, known);
    return known;
  }

  return {
    /** What the person with this uid sees and may do. */
    as: (uid: string) => database(`uid ${uid}`, () => environment.authenticatedContext(uid)),
    /** Somebody who has not signed in. */
    nobody: () => database('nobody', () => environment.unauthenticatedContext()),
    /** Documents that are there already, each by its path; `null` for one that is not. */
    given: async (documents: Record<string, Fields | null>) => {
      const batch = server.batch();
      for (const [path, data] of Object.entries(documents)) {
        if (data) batch.set(server.doc(path), data);
        else batch.delete(server.doc(path));
      }
      await batch.commit();
    },
    /** Which conditions of the rules were seen with which results. */
    coverage: async () => {
      const { host, port } = environment.emulators.firestore ?? {};
      const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`;
      return parseCoverage(await (await fetch(url)).json());
    },
  };
}
