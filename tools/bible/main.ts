import { fromRoot } from '../launcher/root.mjs';
import { printFailure } from '../launcher/run.mjs';
import { runCommand } from './command';

try {
  await runCommand({
    args: process.argv.slice(2),
    // npm runs this in the repository's root, whatever the current folder.
    cwd: process.env['INIT_CWD'] ?? '.',
    target: fromRoot('bible'),
  });
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
