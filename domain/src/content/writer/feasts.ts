import { easterOf, feastDay } from '../church-year';
import { addDays, yearOf } from '../../day';
import type { Day } from '../../day';

interface Feast {
  opening: string;
  closing: string;
}

const goodFriday: Feast = {
  opening:
    'Hoje muitos cristãos lembram a cruz. Leia com calma e deixe que o amor que Jesus mostrou ali ilumine também esta página.',
  closing:
    'Senhor Jesus, agradeço-te pela cruz. Que o teu amor, que foi até o fim, faça morada em mim. Amém.',
};
const easter: Feast = {
  opening:
    'Hoje é Páscoa: Jesus ressuscitou! Seja qual for a leitura, leia-a com essa notícia no coração.',
  closing:
    'Senhor Jesus, tu vives! Põe a alegria da ressurreição no meu coração e nos meus passos. Amém.',
};
const pentecost: Feast = {
  opening:
    'Hoje muitos cristãos lembram o dia de Pentecostes, quando a boa notícia começou a correr o mundo. Leia pensando em quem ainda não a ouviu.',
  closing:
    'Deus de toda a terra, faz da tua igreja uma testemunha alegre da boa notícia, entre todos os povos. Amém.',
};
const christmas: Feast = {
  opening:
    'Hoje muitos cristãos celebram o nascimento de Jesus. Deus chegou perto, pequeno como uma criança. Leia devagar, à luz dessa alegria.',
  closing:
    'Pai, agradeço-te por Jesus, em quem vieste morar entre nós. Que haja lugar para ele em nossa casa. Amém.',
};
const lastDay: Feast = {
  opening:
    'O ano termina. Antes de virar a página, leia com gratidão pelo que foi e com confiança no que virá.',
  closing:
    'Senhor, agradeço-te por este ano, com o que entendi e o que não entendi. Guarda o que passou e conduze o que vem. Amém.',
};
const newYear: Feast = {
  opening:
    'Um ano novo começa, e a primeira página já está aberta. O que vier não virá sem Deus por perto.',
  closing:
    'Pai, os dias deste ano são teus antes de serem nossos. Ensina-nos a vivê-los contigo, um de cada vez. Amém.',
};

export const feasts: Feast[] = [goodFriday, easter, pentecost, christmas, lastDay, newYear];

/** The opening and closing of a day that nearly all churches celebrate; null on any other day. */
export function feastOn(day: Day): Feast | null {
  const year = yearOf(day);
  const sunday = easterOf(year);
  if (day === addDays(sunday, -2)) return goodFriday;
  if (day === sunday) return easter;
  if (day === feastDay('pentecost', year)) return pentecost;
  return fixedFeasts.get(day.slice(5)) ?? null;
}

const fixedFeasts = new Map([
  ['12-25', christmas],
  ['12-31', lastDay],
  ['01-01', newYear],
]);
