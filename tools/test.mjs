import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { killAll, onInterrupt } from './launcher/processes.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { startFirestore, startSeeded, startWholeSuite } from './launcher/whole-suite.mjs';
import {
  finish,
  runPlaywright,
  runStatic,
  runVitest,
  section,
  backgroundSection,
} from './launcher/test-sections.mjs';
import { step } from './launcher/terminal.mjs';

const MINUTES = 30;
const fast = process.argv.includes('--fast');
/** `npm test -- e2e push` runs only one section, and in it the files whose names contain one of the words. */
const [only = '', ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const runs = (/** @type {string} */ part) => only === '' || only === part;
const needsEmulators = !fast && !['static', 'unit', 'components'].includes(only);

// For all processes that this one starts: with more room for young objects, garbage is collected less often.
const { NODE_OPTIONS = '' } = process.env;
process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} --max-semi-space-size=64`;

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
  const projects = ['unit', 'components'].filter(runs);
  if (!needsEmulators) {
    if (runs('static')) await section('static', () => runStatic());
    for (const project of projects) await section(project, () => runVitest(project, words));
    return;
  }

  const starting = only === 'rules' ? startFirestore() : startWholeSuite();
  starting.catch(() => undefined);
  const others = runInBackground(projects);
  await section('emulators', async () => {
    let { suite, env } = await starting;
    if (runs('rules')) await section('rules', () => runVitest('rules', words, { env }));
    if (runs('functions'))
      await section('functions', () => runVitest('functions*', words, { env }));
    if (only === '') {
      // Data of the earlier tests slows Firestore's emulator down, even after it is deleted.
      await step('Stopping the emulators', () => suite.stop());
      ({ suite, env } = await startSeeded());
    }
    // The journeys need the whole processor.
    await others;
    if (runs('e2e')) await section('end to end', () => runPlaywright(words, env));
    await suite.stop();
  });
  await others;
}

/**
 * Runs the sections that need no emulators at low priority, because the tests on the emulators wait for a third of their time. @param
 * {string[]} projects
 */
async function runInBackground(projects) {
  if (runs('static')) await backgroundSection('static', runStatic);
  for (const project of projects)
    await backgroundSection(project, (log) => runVitest(project, words, { log }));
}

onInterrupt({ stop: () => end('Interrupted'), stopNow: () => end('Interrupted') });
setTimeout(() => end(`Not done after ${MINUTES} minutes`), MINUTES * 60_000).unref();
await test();
end();
