// Loaded into the emulators' process.
import { createRequire } from 'node:module';

// Should the launcher die without a word, they export and stop like after Ctrl-C.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// The functions emulator starts a process for each request that comes while the function's own is busy: a second of processor
// time each, more than all the rest of an event. In the cloud one instance answers eighty requests at once; so it does here.
const WORKERS = 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
const { RuntimeWorkerPool, RuntimeWorkerState } = createRequire(import.meta.url)(WORKERS);
const answering = [RuntimeWorkerState.IDLE, RuntimeWorkerState.BUSY];
/** @param {string} trigger */
RuntimeWorkerPool.prototype.getIdleWorker = function workerFor(trigger) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(trigger).find((/** @type {{ state: string }} */ worker) =>
    answering.includes(worker.state),
  );
};
