import { buildFunctions, buildWebForProduction } from './launcher/build.mjs';
import { installIfNeeded } from './launcher/install.mjs';
import { onInterrupt } from './launcher/on-interrupt.mjs';
import { requireNode } from './launcher/preconditions.mjs';
import { exitOf, killAll, launch } from './launcher/processes.mjs';
import { step } from './launcher/progress.mjs';
import { printFailure, Refusal } from './launcher/refusal.mjs';
import { fromRoot } from './launcher/root.mjs';

const WEB_FOLDER = fromRoot('.cache/web-bench');

/** @param {string} name @param {string[]} args */
async function figure(name, ...args) {
  const script = ['--import', 'tsx', fromRoot('tests/bench', `${name}.ts`), ...args];
  const child = launch(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit'] });
  if ((await exitOf(child)) !== 0) throw new Refusal(`The figure "${name}" could not be made.`);
}

const stop = () => {
  killAll();
  process.exit(130);
};
onInterrupt({ stop, stopNow: stop });

try {
  requireNode();
  await installIfNeeded();
  await step('Building the functions', buildFunctions);
  await step('Building the web app', () => buildWebForProduction(WEB_FOLDER));
  await figure('bundle-size', WEB_FOLDER);
  await figure('import-time');
  await figure('memorization');
} catch (error) {
  printFailure(error);
  killAll();
  process.exitCode = 1;
}
