/** The kinds of faults in a Bible's files. */
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
  /** The file and, for formats with lines, the line: `gen.txt:12`. */
  place: string;
  /** The marker or verse concerned. */
  about: string;
}

export const formatFault = ({ kind, place, about }: Fault) => `${place}: ${kind}: ${about}`;

/** Collects faults, so that all of them are shown at once. */
export type Report = (fault: Fault) => void;

/** A Bible was refused for its faults. */
export class RefusedBible extends Error {
  readonly faults: Fault[];

  constructor(faults: Fault[]) {
    super(faults.map(formatFault).join('\n'));
    this.faults = faults;
  }
}
