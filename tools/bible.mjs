import { installIfNeeded, requireNode } from './launcher/requirements.mjs';
import { exitOf, killAll, launch, onInterrupt } from './launcher/processes.mjs';
import { printFailure } from './launcher/terminal.mjs';
import { fromRoot } from './launcher/root.mjs';

const stop = () => {
  killAll();
  process.exit(130);
};
onInterrupt({ stop, stopNow: stop });

try {
  requireNode();
  await installIfNeeded();
  const script = ['--import', 'tsx', fromRoot('tools/bible/main.ts'), ...process.argv.slice(2)];
  process.exitCode = await exitOf(launch(process.execPath, script, { stdio: 'inherit' }));
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
