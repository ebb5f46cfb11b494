/** How to treat a USFM 3 marker and the text after it. */
export type MarkerKind =
  /** Opens a paragraph or a line of poetry; the verse's text continues. */
  | 'paragraph'
  /** A heading, introduction or remark: left out up to the end of the paragraph. */
  | 'heading'
  /** Words of the text in another style: kept. */
  | 'character'
  /** Words that the translators supplied. */
  | 'added'
  /** A footnote or cross-reference. */
  | 'note'
  /** A part of a note whose text is kept. */
  | 'note text'
  /** Content inside a verse that is not part of its text: a picture, another numbering. */
  | 'left out';

const kinds: Record<MarkerKind, string> = {
  paragraph:
    'p m po pr cls pmo pm pmc pmr pi mi nb pc ph b q qr qc qm qd lh li lf lim tr th thr thc tc tcr tcc',
  heading:
    'id usfm ide sts rem h toc toca mt mte ms mr s sr r sp sd qa imt is ip ipi im imi ipq imq ipr iq ib ili iot io iex imte ie cl cp cd restore pb periph',
  character:
    'bd bdit bk dc em it jmp k lik litl liv nd no ord png pn qac qs qt rb sc sig sls sup tl w wa wg wh wj',
  added: 'add addpn',
  note: 'f fe ef x ex rq',
  'note text': 'fq fqa fk fl fw fp fv fdc ft xk xq xt xta xop xot xnt xdc',
  'left out': 'fr fm xo fig va vp ca pro rt cat',
};

const byMarker = new Map<string, MarkerKind>();
for (const kind of [
  'heading',
  'paragraph',
  'character',
  'added',
  'note',
  'note text',
  'left out',
] as const)
  for (const marker of kinds[kind].split(' ')) byMarker.set(marker, kind);

/** A marker can end with a level or column: `q2`, `tc1-2`. Undefined if USFM has no such marker. */
export const markerKind = (marker: string): MarkerKind | undefined =>
  byMarker.get(marker) ?? byMarker.get(marker.replace(/\d+(-\d+)?$/, ''));

/** Ids of USFM files that are not among the 66 books: introductions, a glossary, the deuterocanonical books. */
export const otherUsfmIds = new Set(
  (
    'FRT INT BAK OTH CNC GLO TDX NDX XXA XXB XXC XXD XXE XXF XXG ' +
    'TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA JUB ENO 1MQ 2MQ 3MQ REP 4BA LAO'
  ).split(' '),
);
