/** Maximum lengths of texts, in characters. */
export const REFLECTION_MAX_LENGTH = 10_000;
export const APPLICATION_MAX_LENGTH = 10_000;
export const VERSE_MAX_LENGTH = 10_000;
/** The length of a note on a verse, and the number of verses that a person can mark in one book. */
export const BIBLE_NOTE_MAX_LENGTH = 2_000;
export const BOOK_MARKS_MAX = 500;
/** The size of a person's notes in one book; their document holds up to a megabyte. */
export const BOOK_NOTES_MAX_BYTES = 900_000;
export const MESSAGE_MAX_LENGTH = 5_000;
export const RESPONSE_MAX_LENGTH = 5_000;
export const MENTOR_MESSAGE_MAX_LENGTH = 2_000;
/** What a church teaches on one topic. */
export const TEACHING_MAX_LENGTH = 400;
export const NAME_MAX_LENGTH = 100;
export const NAME_MIN_LENGTH = 2;
export const PASSWORD_MIN_LENGTH = 6;
export const BIRTH_YEAR_MIN = 1900;
/** The maximum length of a document id that a client sends. */
export const DOCUMENT_ID_MAX_LENGTH = 128;

/** The version of the privacy texts. Raising it asks everyone for consent again. */
export const CONSENT_VERSION = 2;

/** Daily quotas per person: generous for real use, but low enough to bound abuse and cost. */
export const DAILY_MESSAGES = 20;
/** First words: messages with which a leader writes first. */
export const DAILY_FIRST_WORDS = 200;
/** Crisis messages are answered even beyond this limit. */
export const DAILY_MENTOR_MESSAGES = 40;
/** Crisis messages that are stored with their answer. Those beyond this limit are still answered. */
export const DAILY_STORED_CRISIS_TURNS = 100;
/** Memorized verses that the server scores; beyond this limit the device scores them. */
export const DAILY_VALIDATIONS = 200;
/** Notices that a person can receive: from admins and themselves, and separately from their leader, who cannot use up the others' quota. */
export const DAILY_NOTICES = { notices: 100, 'leader-notices': 20 };
/** Invitations that a person creates. */
export const DAILY_INVITATIONS = 30;
/** Changes of leader by invitation; each notifies a leader and is recorded. */
export const DAILY_REDEMPTIONS = 10;
/** Pages of a leader's list of disciples, and counts of one's own data: each reads as many documents as there are. */
export const DAILY_LISTS = { disciples: 300, 'data-counts': 50 };
/** Pages of the export of one's own data; hardly anyone has more than one. */
export const DAILY_EXPORT_PAGES = 100;

export const MENTOR_ANSWER_MAX_LENGTH = 6_000;
/** The text that the person is reading, as sent to a model. */
export const MENTOR_CONTEXT_MAX_LENGTH = 4_000;
/** What the client reports the person is reading; longer text is truncated. */
export const MENTOR_REFERENCE_MAX_LENGTH = 60;
/** A label that the mentor offers to tap. */
export const MENTOR_CHOICE_MAX_LENGTH = 30;
export const MENTOR_TITLE_MAX_LENGTH = 120;
/** The part of the conversation that is sent to the mentor model. */
export const MENTOR_HISTORY_MESSAGES = 10;
export const MENTOR_HISTORY_MAX_LENGTH = 8_000;

/** Content written by admins. The longest chapter of the Bible, Psalm 119, has about 14,000 characters. */
export const CHAPTER_TEXT_MAX_LENGTH = 50_000;
export const DEVOTIONAL_TEXT_MAX_LENGTH = 10_000;
export const QUESTION_MAX_LENGTH = 2_000;
export const DESCRIPTION_MAX_LENGTH = 2_000;
export const URL_MAX_LENGTH = 2_000;
/** Psalms has 150 chapters. There are 66 books, and the maximum order leaves room for books split into parts. */
export const CHAPTER_NUMBER_MAX = 150;
export const BOOK_ORDER_MAX = 100;
/**
 * The maximum number of readings in a query of one day and of eight days; the rules allow a hundred. The Bible in a year, read on only
 * one weekday, has about forty readings a day in the psalms, twice in eight days.
 */
export const DAY_READINGS_MAX = 60;
export const WEEK_READINGS_MAX = 100;
/** The size of a day's content within its document. */
export const DAY_CONTENT_MAX_BYTES = 850_000;
/** The number of chains and series of a church, and the size of one; a document holds up to a megabyte. */
export const IMPORTED_MAX = 50;
export const IMPORTED_BYTES_MAX = 900_000;
export const VIDEO_MINUTES_MAX = 600;
export const CHALLENGE_REWARD_XP_MAX = 10_000;
export const CHALLENGE_DAYS_MAX = 365;
export const CONTACT_MAX_LENGTH = 200;

/** The number of people whose position or link an admin can change at once. */
export const BULK_PEOPLE_MAX = 500;
/** How long the app offers to undo a bulk change. The server accepts it for some minutes, because the response can be slow. */
export const BULK_UNDO_SECONDS = 30;
export const BULK_UNDO_MINUTES = 10;
/** People per page of the list that an admin downloads. */
export const PEOPLE_EXPORT_PAGE = 300;
/** Pages of that list that an admin can download per day; a list of 100,000 people has 334. */
export const DAILY_PEOPLE_PAGES = 1000;
/** How often an admin can search for a person by e-mail address. */
export const DAILY_EMAIL_SEARCHES = 300;

/** A message that has waited this long is shown to admins and in the leader's digest. */
export const WAITING_DAYS = 2;
/** How long a leader's weekly digest is retained. */
export const DIGEST_DAYS = 35;

/** How long audit entries are retained. */
export const AUDIT_DAYS = 365;

/** An account whose owner never answers the consent question is erased after this time; the text of the question says so. */
export const ABANDONED_AFTER_DAYS = 30;

/** The window in which a completion is accepted, by the server's clock. */
export const COMPLETION_LATE_DAYS = 7;
export const COMPLETION_EARLY_MINUTES = 10;
/** For how many days after its publication a late day is offered, and how late its publication can have been. */
export const PUBLISHED_LATE_DAYS = 7;

/** The window of day records in the stats, counted back from the newest day. */
export const DAY_RECORD_DAYS = 40;
export const RECENT_BADGES = 3;
export const WEEKLY_TARGET = 7;

/** Changes of a person's weekly goal, and their pauses, that are stored at once. */
export const GOAL_CHANGES_MAX = 60;
export const PAUSES_MAX = 24;
/** The days of one pause, and the pauses that can begin in one year. */
export const PAUSE_DAYS_MAX = 28;
export const YEARLY_PAUSES = 6;
/** How far back and ahead the form offers the days of a pause. */
export const PAUSE_FORM_DAYS = 28;
export const DEVOTIONAL_STEPS = 8;

/** The number of people whose e-mail addresses an admin can look up at once, which is Auth's maximum. */
export const LOOKED_UP_EMAILS_MAX = 100;

/** Unread counts stop at this number, the highest that the badge shows. */
export const UNREAD_COUNT_MAX = 100;

/** A push payload must fit into 4096 bytes and is shown on a lock screen. */
export const PUSH_TITLE_MAX_LENGTH = 100;
export const PUSH_BODY_MAX_LENGTH = 200;
export const PUSH_URL_MAX_LENGTH = 200;

/** Push devices per person; an additional one replaces the least recently seen. */
export const PUSH_DEVICES_MAX = 20;

/** The hours at which a daily reminder can be sent, inclusive; never at night. */
export const REMINDER_FIRST_HOUR = 6;
export const REMINDER_LAST_HOUR = 21;

/** An invitation to become a leader's disciple. */
export const INVITATION_DAYS = 30;
export const INVITATION_USES = 100;
/** An invitation with a position, which is for one person. */
export const POSITION_INVITATION_DAYS = 7;
/** Wrong invitation codes per hour from one address or person; correct codes do not count. */
export const HOURLY_WRONG_CODES = 10;
