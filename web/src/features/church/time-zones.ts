/** Where churches that speak Portuguese are; any other that is set stays as it is. */
const known = [
  { value: 'America/Sao_Paulo', text: 'Brasília, São Paulo, Salvador (UTC−3)' },
  { value: 'America/Manaus', text: 'Manaus, Porto Velho, Boa Vista (UTC−4)' },
  { value: 'America/Cuiaba', text: 'Cuiabá, Campo Grande (UTC−4)' },
  { value: 'America/Rio_Branco', text: 'Rio Branco (UTC−5)' },
  { value: 'America/Noronha', text: 'Fernando de Noronha (UTC−2)' },
  { value: 'Europe/Lisbon', text: 'Lisboa' },
  { value: 'Africa/Luanda', text: 'Luanda' },
  { value: 'Africa/Maputo', text: 'Maputo' },
  { value: 'America/New_York', text: 'Nova York, Miami' },
  { value: 'Asia/Tokyo', text: 'Tóquio' },
];

export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

export function timeZonesWith(current: string) {
  return known.some(({ value }) => value === current)
    ? known
    : [...known, { value: current, text: current }];
}
