/** Longest texts, in characters. */
export const REFLECTION_MAX_LENGTH = 10_000;
export const APPLICATION_MAX_LENGTH = 10_000;
export const VERSE_MAX_LENGTH = 10_000;
export const MESSAGE_MAX_LENGTH = 5_000;
export const RESPONSE_MAX_LENGTH = 5_000;
export const MENTOR_MESSAGE_MAX_LENGTH = 2_000;
export const NAME_MAX_LENGTH = 100;
export const NAME_MIN_LENGTH = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const BIRTH_YEAR_MIN = 1900;

/** What one person may do on one day: more than anybody needs, and too little to bury somebody or to cost much. */
export const DAILY_MESSAGES = 100;
/** Words of a crisis are answered beyond it. */
export const DAILY_MENTOR_MESSAGES = 40;
/** As often as a person may be told something by a call. */
export const DAILY_NOTICES = 100;
/** Copies of all that is theirs. */
export const DAILY_EXPORTS = 20;

export const MENTOR_ANSWER_MAX_LENGTH = 6_000;
/** What the mentor is told about the text that the person is reading. */
export const MENTOR_CONTEXT_MAX_LENGTH = 4_000;
/** How far back the mentor remembers. */
export const MENTOR_HISTORY_MESSAGES = 10;
export const MENTOR_HISTORY_MAX_LENGTH = 8_000;

/** What admins write. The longest chapter of the Bible, Psalm 119, has some 14,000 characters. */
export const CHAPTER_TEXT_MAX_LENGTH = 50_000;
export const DEVOTIONAL_TEXT_MAX_LENGTH = 10_000;
export const QUESTION_MAX_LENGTH = 2_000;
export const DESCRIPTION_MAX_LENGTH = 2_000;
export const URL_MAX_LENGTH = 2_000;
/** The Psalms are the longest book; there are 66 books, and some room for parts of one. */
export const CHAPTER_NUMBER_MAX = 150;
export const BOOK_ORDER_MAX = 100;
export const VIDEO_MINUTES_MAX = 600;
export const CHALLENGE_REWARD_XP_MAX = 10_000;
export const CHALLENGE_DAYS_MAX = 365;
export const CONTACT_MAX_LENGTH = 200;

/** When a completion is accepted, by the server's clock. */
export const COMPLETION_LATE_DAYS = 7;
export const COMPLETION_EARLY_MINUTES = 10;
/** How far `completed_on` may be from the day of `completed_at` in UTC: time zones reach from −12 to +14 hours. */
export const COMPLETED_ON_TOLERANCE_DAYS = 1;

/** Days of which the stats keep a record, counted back from the newest. */
export const DAYS_KEPT = 40;
export const RECENT_BADGES = 3;
export const WEEKLY_TARGET = 7;
export const DEVOTIONAL_STEPS = 8;

/** More unread than this are not counted: a badge shows no greater number. */
export const UNREAD_COUNT_MAX = 100;

/** What a push carries: it shows on a locked screen, and all of it must fit in 4096 bytes. */
export const PUSH_TITLE_MAX_LENGTH = 100;
export const PUSH_BODY_MAX_LENGTH = 200;
export const PUSH_URL_MAX_LENGTH = 200;

/** Devices of one person that get pushes; a further one takes the place of the one not seen for longest. */
export const PUSH_DEVICES_MAX = 20;

/** A daily reminder comes at one of these hours, both included, and never at night. */
export const REMINDER_FIRST_HOUR = 6;
export const REMINDER_LAST_HOUR = 21;
