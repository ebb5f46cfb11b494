import { planIds } from '@raizes/domain/documents/content-plan';
import { printTable } from './report';
import { simulateDays } from './simulated-days';

const DAYS = 365;

printTable(
  `Reading plans over ${DAYS} simulated days`,
  ['plan', 'empty days', 'unresolved', 'chapters a day', 'verses a day', 'most'],
  planIds.map((plan) => {
    const { empty, unresolved, chapters, verses, most } = simulateDays(plan, '2027-01-01', DAYS);
    return [plan, empty, unresolved, Number(chapters.toFixed(2)), Math.round(verses), most];
  }),
);
