/** What stops a command for a reason that the person can mend: its message says how, in one line. */
export class Refusal extends Error {
  /** @param {string} message @param {string} [details] output of the tool that failed, shown above the message */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

/** @param {unknown} error */
export function printFailure(error) {
  if (error instanceof Refusal) {
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(`✗ ${error.message}`);
  } else {
    console.error(error);
  }
}
