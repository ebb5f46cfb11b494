import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { killAll, onInterrupt } from './launcher/processes.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { startFirestore, startWholeSuite } from './launcher/whole-suite.mjs';
import { finish, runPlaywright, runStatic, runVitest, section } from './launcher/test-sections.mjs';

const MINUTES = 30;
const fast = process.argv.includes('--fast');
/** `npm test -- e2e push` runs one part alone, and of that the files whose names contain one of the words. */
const [only = '', ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const runs = (/** @type {string} */ part) => only === '' || only === part;
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
      await requireFreePorts(testPorts);
    }
    await installIfNeeded();
  });
  if (!isReady) return;
  if (runs('static')) await section('static', runStatic);
  // Half of their start is waiting: meanwhile the tests run that need none of them.
  const start = only === 'rules' ? startFirestore : startWholeSuite;
  const starting = needsEmulators ? start() : undefined;
  starting?.catch(() => undefined);
  for (const project of ['unit', 'components'])
    if (runs(project)) await section(project, () => runVitest(project, words));
  if (!starting) return;

  await section('emulators', async () => {
    const { suite, env } = await starting;
    if (runs('rules')) await section('rules', () => runVitest('rules', words, env));
    if (runs('functions')) await section('functions', () => runVitest('functions*', words, env));
    if (runs('e2e')) await section('end to end', () => runPlaywright(words, env));
    await suite.stop();
  });
}

onInterrupt({ stop: () => end('Interrupted'), stopNow: () => end('Interrupted') });
setTimeout(() => end(`Not done after ${MINUTES} minutes`), MINUTES * 60_000).unref();
await test();
end();
