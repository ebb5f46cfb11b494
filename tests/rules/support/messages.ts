import { serverTimestamp } from 'firebase/firestore';
import { minutesFromNow } from './clock';
import { day, filled, fixed, orNull } from './field-shapes';
import type { Shape } from './field-shapes';

const sent = {
  user_id: 'ana',
  pastor_id: 'pastor',
  devotional_id: '2026-11-21',
  message: 'Pastor, como posso orar melhor?',
  status: 'pending',
  response: null,
  responded_at: null,
  created_at: minutesFromNow(-5),
};
const stamped = {
  ...sent,
  disciple_name: 'Ana',
  pastor_name: 'Paulo',
  pastor_position: 'pastor',
  verse_reference: 'João 3.16',
  devotional_date: '2026-11-21',
};
const read = { ...stamped, status: 'read' };
export const response = 'Comece agradecendo.';
const responded = {
  ...stamped,
  status: 'responded',
  response,
  responded_at: minutesFromNow(-1),
};

const someMoment: [string, unknown][] = [
  ['a moment by the device’s clock', minutesFromNow(0)],
  ['a moment of the day before', minutesFromNow(-1440)],
  ['a moment to come', minutesFromNow(5)],
];
const notYet = (...refuses: [string, unknown][]): Shape => ({ accepts: [], refuses });

/** Ana's message to the pastor: as she sends it, and what becomes of it. */
export const messages = { sent, stamped, read, responded };

/** Of the message as it is sent. */
export const messageShapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  pastor_id: fixed(['another leader', 'lider'], ['somebody who leads nobody', 'caio']),
  devotional_id: orNull(day),
  message: filled(5000),
  status: fixed(['being read', 'read'], ['being responded', 'responded']),
  response: notYet(['an answer of one’s own', 'Sim!'], ['nothing in a text', '']),
  responded_at: notYet(['the server’s time', serverTimestamp()], ...someMoment),
  created_at: fixed(...someMoment),
};
