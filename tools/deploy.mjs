import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { REPLACE_BIBLE, hasBible, prepareBible } from './deploy-bible.mjs';
import { claimNotice, newClaim } from './deploy-claim.mjs';
import { stageFunctions } from './deploy-functions.mjs';
import { allowOnlyDeployed } from './deploy-policy.mjs';
import {
  WEB_ENVIRONMENT,
  isAdultsOnly,
  mentorNotice,
  requireWebSettings,
} from './deploy-settings.mjs';
import { deploys, deploysBible } from './deploy-targets.mjs';
import { buildFunctions } from './launcher/build.mjs';
import { installIfNeeded, requireNode } from './launcher/requirements.mjs';
import { fromRoot } from './launcher/root.mjs';
import { UserError, printFailure, run, tool } from './launcher/run.mjs';

/** The folder from which the functions are uploaded. */
const STAGED = '.firebase.functions';

function requireProject() {
  /** @type {string | undefined} */
  const project = JSON.parse(readFileSync(fromRoot('.firebaserc'), 'utf8')).projects?.default;
  if (!project || project.startsWith('demo-')) {
    throw new UserError(
      '.firebaserc names no real project: run "npx firebase login" and "npx firebase use --add", and call it default.',
    );
  }
  return project;
}

/** A variable of the web app, as the build sees it. @param {string} name */
function webVariable(name) {
  const path = fromRoot(WEB_ENVIRONMENT);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = lines.find((each) => each.startsWith(`${name}=`));
  return process.env[name] ?? line?.replace(/^[^=]*=/, '').replace(/^'(.*)'$/, '$1');
}

/** The project's functions environment, as a deployment reads it. @param {string} project */
const functionsEnvironment = (project) =>
  ['functions/.env', `functions/.env.${project}`]
    .map((path) => fromRoot(path))
    .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''))
    .join('\n');

/** Where the app is served. @param {string} project */
const originOf = (project) => webVariable('VITE_SITE_ORIGIN') || ownOrigin(project);

/** The address that every project has. @param {string} project */
const ownOrigin = (project) => `https://${project}.web.app`;

/** Runs before the deployment, which reads the hash. @param {string} project */
function makeClaim(project) {
  const claim = newClaim(functionsEnvironment(project), originOf(project));
  if (!claim) return null;
  appendFileSync(fromRoot(`functions/.env.${project}`), `\n${claim.line}\n`);
  // Printed now, because a failed deployment must not lose the link.
  console.log(claimNotice(claim.link));
  return claim.link;
}

/** Writes firebase.json with the staged functions and the project's own strict policy. @param {string} project */
function writeDeployedConfig(project) {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'));
  const { codebase, runtime } = config.functions[0];
  config.functions = [{ source: STAGED, configDir: 'functions', codebase, runtime }];
  allowOnlyDeployed(config, project, Boolean(webVariable('VITE_APP_CHECK_SITE_KEY')));
  const path = fromRoot('.firebase.deploy.json');
  writeFileSync(path, JSON.stringify(config));
  return path;
}

/** @param {string} title @param {string[]} args */
async function runToEnd(title, args) {
  // A build for the emulators must never be deployed.
  if ((await run(args, { VITE_EMULATORS: undefined, WEB_OUT_DIR: undefined })) !== 0)
    throw new UserError(`${title} failed; the remaining steps were skipped.`);
}

try {
  requireNode();
  const project = requireProject();
  requireWebSettings(project, webVariable);
  const adultsOnly = isAdultsOnly(functionsEnvironment(project));
  console.log(mentorNotice(adultsOnly));
  // The web app's build reads the same switch, so that page and server agree.
  process.env.VITE_ADULTS_ONLY_CHURCH = String(adultsOnly);
  installIfNeeded();
  const given = process.argv.slice(2);
  const args = given.filter((arg) => arg !== REPLACE_BIBLE);
  if (!hasBible() && deploysBible(args)) {
    const origins = [...new Set([originOf(project), ownOrigin(project)])];
    await prepareBible(origins, { mayReplace: given.includes(REPLACE_BIBLE) });
  }
  await runToEnd('The check', [fromRoot('tools/test.mjs'), '--fast']);
  await buildFunctions({ BIBLE_FOLDER: undefined });
  stageFunctions(fromRoot(STAGED));
  const claimLink = deploys(args, 'functions') ? makeClaim(project) : null;
  const options = ['--config', writeDeployedConfig(project), '--project', project];
  await runToEnd('The deployment', tool('firebase', 'deploy', ...options, ...args));
  if (claimLink) console.log(claimNotice(claimLink));
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
