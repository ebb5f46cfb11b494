// Preloaded into the emulators' process.
import { createRequire } from 'node:module';
import './hosting-cache.mjs';

// If the launcher dies without a signal, the emulators export their data and stop as after Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

const load = createRequire(import.meta.url);
const { logger } = load('firebase-tools/lib/logger.js');
// Otherwise a line is logged for every step of every request, including the whole queue: megabytes that nobody reads.
logger.debug = () => logger;

// At its start the Auth emulator would compile a validator for each parameter of Google's accounts API, which takes longer than the
// rest of the start. Each one is compiled at its first use instead.
const exegesis = load('exegesis-express');
const { middleware } = exegesis;
/** @param {object} api @param {object} options */
exegesis.middleware = (api, options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true });

// In the cloud one instance handles eighty concurrent requests and survives those that fail. The functions emulator instead starts a
// process for each function, another for each request that arrives while it is busy, and ends it when an event fails. Each start
// costs a second of processor time, more than everything else in an event, and a request in a process that ends is lost. Here a
// single process, preloaded with functions-process.mjs, handles all functions.
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator.js');
const { getSignatureType } = load('firebase-tools/lib/emulator/functionsEmulatorShared.js');
const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = load(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
);
const { getRuntimeEnvs, handleHttpsTrigger, startRuntime } = FunctionsEmulator.prototype;
const { processStream } = RuntimeWorker.prototype;

// Otherwise two lines are logged for each call, and both name only the one process.
RuntimeWorker.prototype.logInfo = () => undefined;

/** Without an explicit limit, a request would be aborted and its process ended after five seconds without activity. */
const everyFunction = { id: 'every function', timeoutSeconds: 3600 };

RuntimeWorkerPool.prototype.getKey = () => everyFunction.id;

const accepting = [RuntimeWorkerState.IDLE, RuntimeWorkerState.BUSY];

RuntimeWorkerPool.prototype.getIdleWorker = function acceptingWorker() {
  this.cleanUpWorkers();
  return this.getTriggerWorkers().find((/** @type {{ state: string }} */ worker) =>
    accepting.includes(worker.state),
  );
};

/** Requests that arrive while the process starts wait for it. @param {object} backend */
FunctionsEmulator.prototype.startRuntime = function startOnce(backend) {
  this.starting ??= startRuntime.call(this, backend, everyFunction).finally(() => {
    this.starting = undefined;
  });
  return this.starting;
};

const { NODE_OPTIONS = '' } = process.env;

/** @param {object} backend */
FunctionsEmulator.prototype.getRuntimeEnvs = function envsOfAll(backend) {
  return {
    ...getRuntimeEnvs.call(this, backend),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${new URL('functions-process.mjs', import.meta.url).href}`,
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
