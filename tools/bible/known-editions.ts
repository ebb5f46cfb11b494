import * as v from 'valibot';
import almeida1911 from './editions/almeida-1911.json' with { type: 'json' };
import blivre from './editions/blivre.json' with { type: 'json' };
import type { Source } from './source';
import { sha256 } from './edition-files';
import { RefusedBible } from './faults';
import { exceptionSchema } from './validate';

/** A marker that is broken in an edition's source, by file and line. `was` and `now` are whole lines without words of the text. */
const repairSchema = v.strictObject({
  file: v.string(),
  line: v.number(),
  was: v.string(),
  now: v.array(v.string()),
  reason: v.pipe(v.string(), v.nonEmpty()),
});
export type Repair = v.InferOutput<typeof repairSchema>;

const said = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** What is said of an edition wherever it is shown. */
export const detailsSchema = v.object({
  name: said,
  abbreviation: said,
  version: v.string(),
  licence: said,
  credit: said,
});
export type Details = v.InferOutput<typeof detailsSchema>;

/** An edition whose faults are known and written down. */
const knownEditionSchema = v.strictObject({
  ...detailsSchema.entries,
  source: v.optional(v.string()),
  exceptions: v.array(exceptionSchema),
  repairs: v.optional(v.array(repairSchema), []),
  download: v.optional(
    v.strictObject({ from: v.string(), files: v.record(v.string(), v.string()) }),
  ),
});
export type KnownEdition = v.InferOutput<typeof knownEditionSchema>;

/** A file that a list of exceptions is kept in, for an edition that is not one of ours. */
export const exceptionsSchema = v.strictObject({ exceptions: v.array(exceptionSchema) });

/** Those that `--download` knows, by their names on the command line. */
export const downloads = { blivre: v.parse(knownEditionSchema, blivre) };

/** By `code` in meta.json. */
const byCode: Partial<Record<string, KnownEdition>> = {
  ALM1911: v.parse(knownEditionSchema, almeida1911),
};

const metaSchema = v.object({
  code: v.string(),
  name: said,
  license: v.nullish(v.string()),
  credit: v.nullish(v.string()),
  year: v.nullish(v.number()),
});

/** What a source says of itself: its meta.json, or that it is, byte for byte, an edition that we know. */
export function describe(source: Source): Partial<KnownEdition> {
  const files = new Map(source.files.map(({ name, bytes }) => [name.replace(/.*\//, ''), bytes]));
  const known = Object.values(downloads).find(({ download }) =>
    Object.entries(download?.files ?? {}).every(([name, hash]) => {
      const bytes = files.get(name);
      return bytes !== undefined && sha256(bytes) === hash;
    }),
  );
  if (known) return known;
  const meta = files.get('meta.json');
  if (!meta) return {};
  const text = Buffer.from(meta).toString('utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), metaSchema), text);
  if (!parsed.success) {
    const about = parsed.issues[0].message;
    throw new RefusedBible([{ kind: 'broken JSON', place: 'meta.json', about }]);
  }
  const { code, name, license, credit, year } = parsed.output;
  return (
    byCode[code] ?? {
      name,
      abbreviation: code,
      ...(year && { version: String(year) }),
      ...(license && { licence: license }),
      ...(credit && { credit }),
    }
  );
}
