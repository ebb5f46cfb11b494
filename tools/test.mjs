import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { killAll, onInterrupt } from './launcher/processes.mjs';
import { requireFreePorts } from './launcher/ports.mjs';
import {
  buildForTests,
  journeySuite,
  startFirestore,
  startWholeSuite,
  testSuite,
} from './launcher/whole-suite.mjs';
import { finish, runPlaywright, runStatic, runVitest, section } from './launcher/test-sections.mjs';

const MINUTES = 30;
const fast = process.argv.includes('--fast');
/** `npm test -- e2e push` runs one part alone, and of that the files whose names contain one of the words. */
const [only = '', ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isOnly = only !== '';
const runs = (/** @type {string} */ part) => !isOnly || only === part;
const needsEmulators = !fast && !['static', 'unit', 'components'].includes(only);

/** @param {string} [why] */
function end(why) {
  killAll();
  finish(why);
}

async function test() {
  const isReady = await section('preparation', async () => {
    requireNode();
    if (needsEmulators) {
      requireJava();
      await requireFreePorts(testSuite.ports);
      await requireFreePorts(journeySuite.ports);
    }
    await installIfNeeded();
  });
  if (!isReady) return;
  const suites = startSuites();
  // Two rows side by side: what waits for emulators leaves half of the processor to what needs none.
  await Promise.all([testServer(suites.server), testProduct(suites.journeys)]);
}

/** Each row has emulators of its own: what its tests count, empty or switch off is nobody else's. */
function startSuites() {
  const needsServer = needsEmulators && (runs('rules') || runs('functions'));
  const needsJourneys = needsEmulators && runs('e2e');
  const isWhole = needsEmulators && only !== 'rules';
  const building = isWhole ? buildForTests(journeySuite) : Promise.resolve();
  const start = isWhole ? startWholeSuite : startFirestore;
  const server = needsServer ? building.then(() => start(testSuite)) : undefined;
  // One after the other, since the static checks run meanwhile.
  const ready = Promise.all([building, server]);
  const journeys = needsJourneys ? ready.then(() => start(journeySuite)) : undefined;
  for (const starting of [building, server, ready, journeys]) starting?.catch(() => undefined);
  return { server, journeys };
}

/** @param {ReturnType<typeof startWholeSuite> | undefined} starting */
async function testServer(starting) {
  if (!starting) return;
  await section('server', async () => {
    const { suite, env } = await starting;
    for (const project of ['rules', 'functions']) {
      if (!runs(project)) continue;
      await section(project, () => runVitest(project, words, { env, isOnly }));
    }
    await suite.stop();
  });
}

/** @param {ReturnType<typeof startWholeSuite> | undefined} starting */
async function testProduct(starting) {
  if (runs('static')) await section('static', runStatic);
  for (const project of ['unit', 'components']) {
    if (runs(project)) await section(project, () => runVitest(project, words, { isOnly }));
  }
  if (!starting) return;
  await section('journeys', async () => {
    const { suite, env } = await starting;
    await section('end to end', () => runPlaywright(words, env));
    await suite.stop();
  });
}

onInterrupt({ stop: () => end('Interrupted'), stopNow: () => end('Interrupted') });
setTimeout(() => end(`Not done after ${MINUTES} minutes`), MINUTES * 60_000).unref();
await test();
end();
