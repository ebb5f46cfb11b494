import { fromRoot } from '../launcher/root.mjs';
import { printFailure } from '../launcher/run.mjs';
import { runCommand } from './command';
import { bringForDeploy, bringForStart } from './day-one';

// npm runs this in the repository's root, whatever the current folder.
const cwd = process.env['INIT_CWD'] ?? '.';
const target = fromRoot('bible');
const args = process.argv.slice(2);

try {
  if (args[0] === '--for-deploy') await bringForDeploy(target);
  else if (args[0] === '--for-start')
    await bringForStart({ data: process.env['BIBLE_DATA'], cwd, target });
  else {
    await runCommand({ args, cwd, target });
    console.log(
      '  Next: stop and start again (npm start, npm run dev), or npm run deploy for the church.\n',
    );
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
