import type { UserStats } from './documents/user-stats';

/** What is known of a person before anything has happened. */
export function emptyStats(uid: string): UserStats {
  return {
    user_id: uid,
    total_xp: 0,
    current_level: 1,
    current_streak: 0,
    longest_streak: 0,
    last_devotional_date: null,
    total_devotionals_completed: 0,
    total_verses_memorized: 0,
    total_readings: 0,
    runs: [],
    days: {},
    active_challenges: [],
    started_challenge_ids: [],
    badge_ids: [],
    recent_badges: [],
    unread_replies: 0,
    unread_notifications: 0,
    profile: null,
    is_admin: false,
    consents: null,
  };
}
