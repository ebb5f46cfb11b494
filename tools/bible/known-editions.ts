import * as v from 'valibot';
import almeida1911 from './editions/almeida-1911.json' with { type: 'json' };
import blivre from './editions/blivre.json' with { type: 'json' };
import type { Source } from './source';
import { sha256 } from './edition-files';
import { RefusedBible } from './faults';
import { exceptionSchema } from './validate';

/** A broken marker in an edition's source, by file and line. `was` and `now` are whole lines, without words of the text. */
const repairSchema = v.strictObject({
  file: v.string(),
  line: v.number(),
  was: v.string(),
  now: v.array(v.string()),
  reason: v.pipe(v.string(), v.nonEmpty()),
});
export type Repair = v.InferOutput<typeof repairSchema>;

const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The details shown wherever the edition is used. */
export const detailsSchema = v.object({
  name: requiredText,
  abbreviation: requiredText,
  version: v.string(),
  licence: requiredText,
  credit: requiredText,
});
export type Details = v.InferOutput<typeof detailsSchema>;

/** An edition whose faults are known and listed. */
const knownEditionSchema = v.strictObject({
  ...detailsSchema.entries,
  source: v.optional(v.string()),
  exceptions: v.array(exceptionSchema),
  repairs: v.optional(v.array(repairSchema), []),
  download: v.optional(
    v.strictObject({
      from: v.string(),
      /** Of all files. */
      bytes: v.number(),
      /** The sha256 of each. */
      files: v.record(v.string(), v.string()),
    }),
  ),
});
export type KnownEdition = v.InferOutput<typeof knownEditionSchema>;

/** The format of a file with exceptions, for an edition that is not one of ours. */
export const exceptionsSchema = v.strictObject({ exceptions: v.array(exceptionSchema) });

/** The editions available to `--download`, by their names on the command line. */
export const downloads = { blivre: v.parse(knownEditionSchema, blivre) };

/** Known editions by the `code` in meta.json. */
const byCode: Partial<Record<string, KnownEdition>> = {
  ALM1911: v.parse(knownEditionSchema, almeida1911),
};

const metaSchema = v.object({
  code: v.string(),
  name: requiredText,
  license: v.nullish(v.string()),
  credit: v.nullish(v.string()),
  year: v.nullish(v.number()),
});

/** What is known about a source: from its meta.json, or because its files are identical to an edition that we know. */
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
