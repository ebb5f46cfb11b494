import * as v from 'valibot';

/** A person's id, which must not lead elsewhere when it becomes part of a path. */
export const uidSchema = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/));
