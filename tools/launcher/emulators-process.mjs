// Loaded into the emulators' process.
import { createRequire } from 'node:module';
import './hosting-cache.mjs';

// Should the launcher die without a word, they export and stop like after Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

const load = createRequire(import.meta.url);
const { logger } = load('firebase-tools/lib/logger.js');
// A line for every step of every request, with the whole queue in it: megabytes that nobody reads.
logger.debug = () => logger;

// In the cloud one instance answers eighty requests at once and outlives those that fail. The functions emulator starts a process
// for each function, another for each request that comes while it is busy, and ends it when an event fails: each start costs a
// second of processor time, more than all the rest of an event, and a request that is under way in a process that ends is lost.
// Here one process, with functions-process.mjs in it, answers for all functions.
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
const { getSignatureType } = load('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = load(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
);
const { getRuntimeEnvs, handleHttpsTrigger, startRuntime } = FunctionsEmulator.prototype;
const { processStream } = RuntimeWorker.prototype;

/** Without a limit of its own a request would be given up after five quiet seconds, and its process ended. */
const everyFunction = { id: 'every function', timeoutSeconds: 3600 };

RuntimeWorkerPool.prototype.getKey = () => everyFunction.id;

const answering = [RuntimeWorkerState.IDLE, RuntimeWorkerState.BUSY];

RuntimeWorkerPool.prototype.getIdleWorker = function answeringWorker() {
  this.cleanUpWorkers();
  return this.getTriggerWorkers().find((/** @type {{ state: string }} */ worker) =>
    answering.includes(worker.state),
  );
};

/** Requests that come while the process starts wait for it. @param {object} backend */
FunctionsEmulator.prototype.startRuntime = function startOnce(backend) {
  this.starting ??= startRuntime.call(this, backend, everyFunction).finally(() => {
    this.starting = undefined;
  });
  return this.starting;
};

/** @param {object} backend */
FunctionsEmulator.prototype.getRuntimeEnvs = function envsOfAll(backend) {
  return {
    ...getRuntimeEnvs.call(this, backend),
    NODE_OPTIONS: `--import=${new URL('functions-process.mjs', import.meta.url).href}`,
    FUNCTION_TARGET: 'namedFunction',
    FUNCTION_SIGNATURE_TYPE: 'http',
  };
};

/** @param {{ params: { region?: string, trigger_name: string }, headers: Record<string, unknown> }} request @param {unknown} response */
FunctionsEmulator.prototype.handleHttpsTrigger = function nameFunction(request, response) {
  const { region, trigger_name: name } = request.params;
  const trigger = this.triggers[region ? `${region}-${name}` : name]?.def;
  if (trigger) {
    request.headers['function-name'] = trigger.entryPoint;
    request.headers['function-signature'] = getSignatureType(trigger);
  }
  return handleHttpsTrigger.call(this, request, response);
};

/** @param {string | Buffer} text @param {string} rest */
RuntimeWorker.prototype.processStream = function logWithoutKilling(text, rest) {
  const log = String(text).replaceAll('"level":"FATAL"', '"level":"WARN"');
  return processStream.call(this, log, rest);
};
