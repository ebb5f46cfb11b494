import { installIfNeeded, requireNode } from './launcher/requirements.mjs';
import { printFailure, run, typescript } from './launcher/run.mjs';

try {
  requireNode();
  installIfNeeded();
  process.exitCode = await run(typescript('tools/bible/main.ts', ...process.argv.slice(2)));
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
