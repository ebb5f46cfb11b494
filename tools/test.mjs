import { installIfNeeded } from './launcher/install.mjs';
import { onInterrupt } from './launcher/on-interrupt.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { requireJava, requireNode } from './launcher/preconditions.mjs';
import { killAll } from './launcher/processes.mjs';
import { startWholeSuite } from './launcher/whole-suite.mjs';
import { runPlaywright, runStatic, runVitest, staticChecks } from './testing/sections.mjs';
import { finish, section } from './testing/tally.mjs';

const MINUTES = 30;
const fast = process.argv.includes('--fast');

/** @param {string} [why] */
function end(why) {
  killAll();
  finish(why);
}

async function test() {
  const isReady = await section('preparation', async () => {
    requireNode();
    if (!fast) {
      requireJava();
      await requireFreePorts(testPorts);
    }
    await installIfNeeded();
  });
  if (!isReady) return;
  for (const name of Object.keys(staticChecks)) await section(name, () => runStatic(name));
  await section('unit', () => runVitest('unit'));
  await section('components', () => runVitest('components'));
  if (fast) return;

  await section('emulators', async () => {
    const { suite, warm, env } = await startWholeSuite();
    await section('rules', async () => {
      // The rules need no function: meanwhile the functions can start.
      const [counts] = await Promise.all([runVitest('rules', env), warm()]);
      return counts;
    });
    await section('functions', () => runVitest('functions*', env));
    await section('end to end', () => runPlaywright(env));
    await suite.stop();
  });
}

onInterrupt({ stop: () => end('Interrupted'), stopNow: () => end('Interrupted') });
setTimeout(() => end(`Not done after ${MINUTES} minutes`), MINUTES * 60_000).unref();
await test();
end();
