/** What can be wrong with a Bible's files. */
export type FaultKind =
  | 'broken archive'
  | 'broken encoding'
  | 'broken JSON'
  | 'not a book'
  | 'duplicate book'
  | 'missing book'
  | 'unknown marker'
  | 'unclosed marker'
  | 'unopened marker'
  | 'stray text'
  | 'wrong book'
  | 'duplicate verse'
  | 'missing verse'
  | 'missing chapter'
  | 'empty verse'
  | 'verse out of order'
  | 'too many verses'
  | 'exception that does not occur';

export interface Fault {
  kind: FaultKind;
  /** The file, and where it has lines the line: `gen.txt:12`. */
  place: string;
  /** The marker or verse that it is about. */
  about: string;
}

export const formatFault = ({ kind, place, about }: Fault) => `${place}: ${kind}: ${about}`;

/** Collects what is wrong, so that all of it is shown at once. */
export type Report = (fault: Fault) => void;

/** A Bible that is refused for its faults. */
export class RefusedBible extends Error {
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}
