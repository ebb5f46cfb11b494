import { mentorWith } from './ask-mentor';

/** The one place that says which Gemini answers; `GEMINI_MODEL` in the functions' environment names another. */
const GEMINI_MODEL = 'gemini-flash-latest';

/** A secret cannot be empty: whoever deploys without Gemini gives it this value. */
const NO_KEY = 'none';

const apiKey = process.env.GEMINI_API_KEY?.trim();

/** Gemini's plugin, slow to load, is left alone without a key. */
const gemini =
  apiKey && apiKey !== NO_KEY
    ? (await import('./gemini/ask-gemini')).geminiMentor({
        apiKey,
        model: process.env.GEMINI_MODEL ?? GEMINI_MODEL,
      })
    : null;

export const askMentor = mentorWith(gemini);
