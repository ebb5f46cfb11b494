/** A document that does not fit its schema: trying again will not mend it. Carries no word of what the document says. */
export class UnusableDocument extends Error {
  constructor(
    readonly path: string,
    /** What is wrong, as `field: kind`. */
    readonly problems: readonly string[],
  ) {
    super(`${path} is unusable (${problems.join(', ')})`);
    this.name = 'UnusableDocument';
  }
}
