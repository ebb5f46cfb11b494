// Loaded into the emulators' process.
import { createRequire } from 'node:module';

// Should the launcher die without a word, they export and stop like after Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// In the cloud one instance answers eighty requests at once and outlives those that fail. The functions emulator starts a process
// for each request that comes while the function's own is busy, and ends it when an event fails: each start costs a second of
// processor time, more than all the rest of an event, and a request that is under way in a process that ends is lost.
const { RuntimeWorker, RuntimeWorkerPool, RuntimeWorkerState } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
);
const answering = [RuntimeWorkerState.IDLE, RuntimeWorkerState.BUSY];
const { processStream } = RuntimeWorker.prototype;

/** @param {string} trigger */
RuntimeWorkerPool.prototype.getIdleWorker = function workerFor(trigger) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(trigger).find((/** @type {{ state: string }} */ worker) =>
    answering.includes(worker.state),
  );
};

/** @param {string | Buffer} text @param {string} rest */
RuntimeWorker.prototype.processStream = function logWithoutKilling(text, rest) {
  const log = String(text).replaceAll('"level":"FATAL"', '"level":"WARN"');
  return processStream.call(this, log, rest);
};
