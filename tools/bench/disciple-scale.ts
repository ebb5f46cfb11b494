import { paths } from '@raizes/domain/paths';
import { fetchDisciplesPage } from '../../functions/src/people/leaders';
import { aUserStats } from '../../tests/factories';
import { countReads } from '../../tests/functions/support/database';
import { db } from '../../tests/support/admin';
import { printTable } from './report';

const DISCIPLES = 5000;
const leader = { id: 'bench-lider', full_name: 'Maria', position: 'lider' as const };

const writer = db.bulkWriter();
for (let index = 0; index < DISCIPLES; index += 1) {
  const user_id = `bench-discipulo-${index}`;
  const profile = { full_name: 'Ana', position: 'discipulo' as const, leader };
  void writer.set(db.doc(paths.userStats(user_id)), aUserStats({ user_id, profile }));
}
await writer.close();

let [calls, found] = [0, 0];
const reads = await countReads(async () => {
  let after: string | null = null;
  do {
    const page = await fetchDisciplesPage(leader.id, after);
    calls += 1;
    found += page.disciples.length;
    after = page.after;
  } while (after !== null);
});
if (found !== DISCIPLES) throw new Error(`Found ${found} of ${DISCIPLES} disciples`);
printTable(
  `A leader's list of ${DISCIPLES.toLocaleString('en')} disciples`,
  ['', 'count'],
  [
    ['reads', reads],
    // Each call also reads the leader's own profile.
    ['calls', calls],
  ],
);
process.exit();
