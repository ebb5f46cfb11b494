import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';
import { isServed } from '../../support/indexes/is-served';
import { readQuery } from '../../support/indexes/structured-query';

const listened = v.object({
  addTarget: v.object({ query: v.object({ structuredQuery: v.unknown() }) }),
});
const run = v.union([
  v.object({ structuredQuery: v.unknown() }),
  v.object({ structuredAggregationQuery: v.object({ structuredQuery: v.unknown() }) }),
]);

/** The queries that a request asks the database. */
function queriesIn(request: Request): unknown[] {
  const sent = request.postData();
  if (!sent) return [];
  if (request.url().includes('Firestore/Listen/channel')) {
    return [...new URLSearchParams(sent)]
      .filter(([name]) => name.endsWith('___data__'))
      .map(([, data]) => v.safeParse(listened, JSON.parse(data)))
      .flatMap(({ success, output }) => (success ? [output.addTarget.query.structuredQuery] : []));
  }
  if (!/:run(Aggregation)?Query/.test(request.url())) return [];
  const asked = v.parse(run, JSON.parse(sent));
  return [
    'structuredQuery' in asked
      ? asked.structuredQuery
      : asked.structuredAggregationQuery.structuredQuery,
  ];
}

/** Collects what the pages of a context ask that production has no index for: there it would be refused. */
export function watchQueries(context: BrowserContext): unknown[] {
  const unserved: unknown[] = [];
  context.on('request', (request) => {
    for (const each of queriesIn(request)) {
      const query = readQuery(each);
      if (!isServed(query)) unserved.push(query);
    }
  });
  return unserved;
}
