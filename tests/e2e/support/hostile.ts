import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Notification } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { aChallenge, aNotification } from '../../factories';
import { db } from '../../support/admin';
import { publishDevotional, publishReadings, publishVideo } from './content';
import { aStartedChallenge } from './dashboard';

/** Sets `window.ran` if a screen treats text as HTML, an attribute, an address or a template. */
export const TAG = '<img src=x onerror=window.ran=1>';
const others = [
  '"><script>window.ran=2</script>',
  "'--></style><svg/onload=window.ran=3>",
  '[leia](javascript:window.ran=4)',
  '&lt;b&gt;&#60;i&#62;',
  '**<b onmouseover=window.ran=5>negrito</b>**',
  '{{7*7}}${7*7}<%=7*7%>',
  '\u202Eodatlov\u202C zero\u200Blargura',
];

/** As long as the longest text that the database accepts; half of it is a single word. */
export const TEXT = `${TAG} ${others.join(' ')} ${'W'.repeat(1500)} ${'W'.repeat(8000)}`;

/** As long as the longest name; the rest of it is a single word. */
export const NAME = `${TAG}${'W'.repeat(100 - TAG.length)}`;

/**
 * Expects the text on the screen as plain text: nothing of it ran or became an element, and the page is no wider than the screen.
 */
export async function expectHarmless(page: Page, shown: Locator = page.getByRole('main')) {
  await expect(shown).toContainText(TAG);
  const found = await page.evaluate(() => {
    // The app's own script, which the policy allows by its hash.
    const beforePaint = document.head.querySelector('script:not([src])');
    const injected = [...document.querySelectorAll('*')].filter((element) => {
      const { attributes, localName, textContent } = element;
      return (
        [...attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
        ) ||
        ['b', 'object', 'embed', 'base'].includes(localName) ||
        (localName === 'script' && textContent !== '' && element !== beforePaint)
      );
    });
    const wide = [document.documentElement, ...document.querySelectorAll('[role=dialog]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return {
      ran: 'ran' in window,
      injected: injected.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      frames: [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).host),
      tooWide: wide.map(
        ({ outerHTML, scrollWidth }) => `${scrollWidth} ${outerHTML.slice(0, 120)}`,
      ),
      width: Math.round(window.visualViewport?.width ?? 0),
    };
  });
  expect(found).toEqual({
    ran: false,
    injected: [],
    frames: found.frames.filter((host) => host === 'www.youtube-nocookie.com'),
    tooWide: [],
    width: page.viewportSize()?.width,
  });
}

/** A day that only this worker uses. */
export const hostileDay = () => addDays('2061-05-01', test.info().parallelIndex);

/** A devotional and a reading full of hostile text. */
export async function publishHostile(day: Day) {
  await publishDevotional(day, {
    verse_reference: NAME,
    verse_text: TEXT,
    opening_text: TEXT,
    context: TEXT,
    central_insight: TEXT,
    reflection_question: TEXT,
    application_question: TEXT,
    closing_text: TEXT,
    created_by: NAME,
  });
  await publishReadings(day, { book: NAME, chapter_text: `1 ${TEXT}`, devotional_id: day });
}

/** Publishes a video whose address only looks like YouTube, and one whose address is a script. */
export async function publishHostileVideos() {
  const hostile = { book_name: NAME, description: TEXT, book_order: 99 };
  const thumbnail_url = 'https://evil.test/x.png"onerror="window.ran=6';
  return Promise.all([
    publishVideo({
      ...hostile,
      video_url: 'https://evil.test/embed/dQw4w9WgXcQ?"onload="window.ran=7',
      thumbnail_url,
    }),
    publishVideo({ ...hostile, video_url: 'javascript:window.ran=8//youtube.com/embed/' }),
  ]);
}

const challenge = (id: string) =>
  aChallenge({
    id,
    title: NAME,
    description: TEXT,
    category: NAME,
    reward_type: 'medalha',
    reward_value: NAME,
    created_by: NAME,
  });

/** Creates a challenge; returns a function that deletes it. */
export async function offerHostileChallenge(id: string) {
  const ref = db.doc(paths.challenge(id));
  await ref.set(challenge(id));
  return () => ref.delete();
}

export const hostileStats = (id: string) => ({
  active_challenges: [aStartedChallenge({ challenge_id: id, title: NAME, category: NAME })],
  started_challenge_ids: [id],
  badge_ids: ['x'],
  recent_badges: [
    { badge_id: 'x', name: NAME, description: TEXT, icon: TEXT, earned_at: new Date() },
  ],
});

/** Writes notifications, including links that lead to other sites. */
export async function notifyHostile(uid: string) {
  const notify = (id: string, url: string, more: Partial<Notification> = {}) => {
    const { id: _, ...notification } = aNotification({
      user_id: uid,
      kind: 'reply',
      title: NAME,
      body: TEXT,
      url,
      read: true,
      created_at: new Date(),
      ...more,
    });
    return db.doc(paths.notification(uid, id)).set(notification);
  };
  await notify('badge', '/dashboard', { kind: 'badge', body: NAME, read: false });
  await notify('own', '/my-messages');
  await notify('host', '//evil.test/dashboard');
  await notify('slash', '/\\evil.test/dashboard');
}

/** Writes a conversation with the mentor as the server would have stored it. */
export async function writeHostileConversation(uid: string) {
  const now = new Date();
  await db.doc(paths.mentorConversation(uid, 'hostile')).set({
    user_id: uid,
    devotional_id: null,
    created_at: now,
    title: NAME,
    updated_at: now,
  });
  for (const role of ['user', 'model']) {
    await db.doc(paths.mentorMessage(uid, 'hostile', role)).set({
      role,
      text: TEXT,
      created_at: now,
      ...(role === 'model' && { source: 'local', topic_ids: [] }),
    });
  }
}

/** Writes an entry of the push outbox. */
export async function recordHostilePush(uid: string) {
  await db.doc(`users/${uid}/push_outbox/hostile`).set({
    user_id: uid,
    title: NAME,
    body: TEXT,
    url: 'javascript:window.ran=9',
    tag: NAME,
    devices: 1,
    sent_at: new Date(),
  });
}
