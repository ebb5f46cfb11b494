import type { Edition } from '@raizes/domain/bible/edition';
import type { Day } from '@raizes/domain/day';
import { peopleIn } from '@raizes/domain/documents/audit';
import type { AuditEntry } from '@raizes/domain/documents/audit';
import { sampleChurch } from '@raizes/domain/documents/first-steps';
import type { BibleVideo, DailyReading, Devotional } from '@raizes/domain/documents/content';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import type { Badge, Challenge, ChallengeTerms } from '@raizes/domain/documents/challenge';
import type { Church, DiscipleActivity, Profile } from '@raizes/domain/documents/people';
import type {
  UserChallenge,
  UserDailyReading,
  UserDevotional,
} from '@raizes/domain/documents/completions';
import type { Invitation } from '@raizes/domain/documents/invitation';
import type { MentorMessage } from '@raizes/domain/documents/mentor';
import type { Notification } from '@raizes/domain/documents/notification';
import type { PastorMessage, StoredMessage } from '@raizes/domain/documents/pastor-message';
import { CONSENT_VERSION, INVITATION_USES } from '@raizes/domain/limits';
import type { Consents } from '@raizes/domain/documents/consents';
import type { PushReminder } from '@raizes/domain/documents/push';
import type { Rhythm } from '@raizes/domain/documents/rhythm';
import type {
  ActiveChallenge,
  EarnedBadge,
  Leader,
  UserStats,
} from '@raizes/domain/documents/user-stats';
import { emptyStats } from '@raizes/domain/progress/stats';

// One builder per document, returning a valid document with fixed values; a test names only the fields it is about. By
// default everything belongs to Ana, a disciple of Pastor João, on Saturday, 21 November 2026.

export const aDay: Day = '2026-11-21';

export const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'ana',
  full_name: 'Ana Souza',
  position: 'discipulo',
  church_denomination: 'Igreja Batista',
  pastor_id: null,
  ...changes,
});

export const aLeader = (changes: Partial<Leader> = {}): Leader => ({
  id: 'pastor',
  full_name: 'João Almeida',
  position: 'pastor',
  ...changes,
});

/** Everything allowed, by an adult. */
export const consents = (changes: Partial<Consents> = {}): Consents => ({
  version: CONSENT_VERSION,
  account: true,
  leader_progress: true,
  ai: true,
  notifications: true,
  birth_year: 1990,
  answered_at: new Date('2026-01-05T12:00:00Z'),
  ...changes,
});

/** An admin makes Ana a leader. Includes the fields that only the server uses. */
export const anAudit = (changes: Partial<AuditEntry> = {}) => {
  const entry: AuditEntry = {
    action: 'position',
    actor: 'admin',
    subject: 'ana',
    before: 'discipulo',
    after: 'lider',
    ...changes,
  };
  return { ...entry, at: noonOf(aDay), people: peopleIn(entry) };
};

/** The stats of a disciple who has answered the consents and done nothing yet. */
export const aUserStats = (changes: Partial<UserStats> = {}): UserStats => ({
  ...emptyStats(changes.user_id ?? 'ana'),
  profile: { full_name: 'Ana Souza', position: 'discipulo', leader: aLeader() },
  consents: { version: CONSENT_VERSION, leader_progress: true, ai: true, notifications: true },
  ...changes,
});

export const aChurch = (changes: Partial<Church> = {}): Church => ({
  name: sampleChurch.name,
  default_leader_id: 'pastor',
  link_newcomers: false,
  time_zone: 'America/Sao_Paulo',
  privacy_contact: sampleChurch.privacy_contact,
  ...changes,
});

/** An invitation that links people to Pastor João. */
export const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 'a'.repeat(64),
  leader_id: 'pastor',
  position: null,
  email: null,
  created_by: 'pastor',
  created_at: noonOf(aDay),
  expires_at: noonOf('2026-12-21'),
  uses: 0,
  max_uses: INVITATION_USES,
  people: [],
  ...changes,
});

/** The id of a devotional is its day, so `date` alone sets both. */
export const aDevotional = (changes: Partial<Devotional> = {}): Devotional => {
  const date = changes.date ?? changes.id ?? aDay;
  return {
    id: date,
    date,
    verse_reference: 'João 15.5',
    verse_text: 'Eu sou a videira, vós, as varas.',
    opening_text: 'Bom dia.',
    context: '',
    central_insight: '',
    reflection_question: 'O que Deus lhe diz?',
    application_question: 'O que você fará hoje?',
    closing_text: 'Amém.',
    created_by: 'admin',
    ...changes,
  };
};

export const aDailyReading = (changes: Partial<DailyReading> = {}): DailyReading => {
  const date = changes.date ?? aDay;
  return {
    id: `${date}-1`,
    date,
    book: 'Rute',
    chapter: 1,
    chapter_text: '1 E sucedeu que, nos dias em que os juízes julgavam, houve uma fome na terra.',
    devotional_id: null,
    ...changes,
  };
};

/** A content day with one devotional and one reading. */
export const aContentDay = (changes: Partial<ContentDay> = {}): ContentDay => {
  const date = changes.id ?? aDay;
  const readings = [aDailyReading({ date })];
  const content = { devotional: aDevotional({ date }), readings, left_out: 0 };
  return { id: date, devotional: null, readings: null, content, ...changes };
};

export const aBibleVideo = (changes: Partial<BibleVideo> = {}): BibleVideo => ({
  id: 'juizes',
  book_name: 'Juízes',
  book_order: 7,
  testament: 'Antigo',
  video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
  thumbnail_url: null,
  duration_minutes: 5,
  description: 'Deus levanta libertadores num tempo sem rei.',
  ...changes,
});

export const challengeTerms = (changes: Partial<ChallengeTerms> = {}): ChallengeTerms => ({
  title: 'Sete dias firmes',
  category: 'streak',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '100',
  ...changes,
});

export const aChallenge = (changes: Partial<Challenge> = {}): Challenge => ({
  id: 'sete-dias',
  ...challengeTerms(),
  description: 'Dias seguidos com Deus.',
  created_by: 'admin',
  created_at: noonOf('2026-01-05'),
  ...changes,
});

/** As stored in the stats, started on `aDay`. */
export const anActiveChallenge = (changes: Partial<ActiveChallenge> = {}): ActiveChallenge => ({
  challenge_id: 'sete-dias',
  ...challengeTerms(),
  started_at: new Date(`${aDay}T08:00:00Z`),
  started_on: aDay,
  counts_from: aDay,
  progress: 0,
  ...changes,
});

/** As the app writes it when the challenge is started, in the first minute of `started_on`. */
export const aUserChallenge = (changes: Partial<UserChallenge> = {}): UserChallenge => {
  const started_on = changes.started_on ?? aDay;
  return {
    user_id: 'ana',
    challenge_id: 'sete-dias',
    status: 'in_progress',
    progress: 0,
    started_at: new Date(`${started_on}T00:00:00Z`),
    started_on,
    completed_at: null,
    ...changes,
  };
};

export const aBadge = (changes: Partial<Badge> = {}): Badge => ({
  id: 'primeiro-devocional',
  name: 'Primeira Semente',
  description: 'Você completou seu primeiro devocional.',
  icon: 'devotional',
  category: 'devotional',
  ...changes,
});

export const anEarnedBadge = (changes: Partial<EarnedBadge> = {}): EarnedBadge => ({
  badge_id: 'primeiro-devocional',
  name: 'Primeira Semente',
  description: 'Você completou seu primeiro devocional.',
  icon: 'devotional',
  earned_at: noonOf(aDay),
  ...changes,
});

/** Completed at noon UTC of its day; `completed_on` or `devotional_id` alone sets both. */
export const aUserDevotional = (changes: Partial<UserDevotional> = {}): UserDevotional => {
  const day = changes.completed_on ?? changes.devotional_id ?? aDay;
  return {
    user_id: 'ana',
    devotional_id: day,
    reflection: 'Deus cuida de mim.',
    application: 'Ligar para o meu irmão.',
    verse_memorization: '',
    memorization_validated: false,
    completed_at: noonOf(day),
    completed_on: day,
    ...changes,
  };
};

/** Completed at noon UTC of `completed_on`. */
export const aUserDailyReading = (changes: Partial<UserDailyReading> = {}): UserDailyReading => {
  const day = changes.completed_on ?? aDay;
  return {
    user_id: 'ana',
    daily_reading_id: `${day}-1`,
    reading_time_seconds: 180,
    completed_at: noonOf(day),
    completed_on: day,
    ...changes,
  };
};

/** An unread message as it is stored. */
export const aStoredMessage = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  user_id: 'ana',
  pastor_id: 'pastor',
  devotional_id: null,
  message: 'Como posso orar melhor?',
  status: 'pending',
  response: null,
  responded_at: null,
  created_at: noonOf(aDay),
  archived_at: null,
  disciple_name: 'Ana Souza',
  pastor_name: 'João Almeida',
  pastor_position: 'pastor',
  verse_reference: null,
  devotional_date: null,
  ...changes,
});

/** A first word from the leader as it is stored. */
export const aFirstWord = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  ...aStoredMessage(),
  message: '',
  status: 'responded',
  response: 'Pensei em você hoje. Como está?',
  responded_at: noonOf(aDay),
  ...changes,
});

/** An unread message as the app reads it. */
export const aPastorMessage = (changes: Partial<PastorMessage> = {}): PastorMessage => ({
  id: 'mensagem',
  ...aStoredMessage(),
  ...changes,
});

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'aviso',
  user_id: 'ana',
  kind: 'notice',
  title: 'Culto de domingo',
  body: 'Começa às 18 horas.',
  url: '/dashboard',
  read: false,
  created_at: noonOf(aDay),
  ...changes,
});

/** As the person creates it; the server adds title and updated_at with the first question. */
export const aConversation = (changes: { user_id?: string; devotional_id?: Day | null } = {}) => ({
  user_id: 'ana',
  devotional_id: null,
  created_at: noonOf(aDay),
  ...changes,
});

export const aMentorMessage = (changes: Partial<MentorMessage> = {}): MentorMessage => ({
  role: 'user',
  text: 'Como posso orar melhor?',
  created_at: noonOf(aDay),
  ...changes,
});

/** The subscription that a browser creates for one device. */
export const aPushSubscription = (name = 'aparelho') => ({
  endpoint: `https://push.exemplo.com/${name}`,
  keys: { p256dh: 'BP256dh_chave-publica', auth: 'segredo_auth' },
});

/** Every day at seven, São Paulo time. */
export const aReminder = (changes: Partial<PushReminder> = {}): PushReminder => ({
  user_id: 'ana',
  enabled: true,
  hour: 7,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  time_zone: 'America/Sao_Paulo',
  next_at: new Date('2026-11-22T10:00:00Z'),
  cue: null,
  pauses: [],
  ...changes,
});

/** Four days a week since Sunday, 1 November. */
export const aRhythm = (changes: Partial<Rhythm> = {}): Rhythm => ({
  goals: ['2026-11-01:4'],
  cue: null,
  pauses: [],
  asked: true,
  ...changes,
});

/** A row of a leader's list. */
export const aDiscipleActivity = (changes: Partial<DiscipleActivity> = {}): DiscipleActivity => ({
  id: 'ana',
  shares: true,
  last_devotional_date: aDay,
  ...changes,
});

/** An edition of the Bible without books. */
export const anEdition = (changes: Partial<Edition> = {}): Edition => ({
  hash: 'e',
  name: 'Bíblia de Teste',
  abbreviation: 'BT',
  version: '1',
  licence: 'Domínio público',
  credit: 'Ninguém',
  source: 'teste',
  sha256: 's',
  imported: '2026-11-22',
  is_sample: true,
  books: [],
  ...changes,
});
