import { genkit } from 'genkit';

const apiKey = process.env.GEMINI_API_KEY;

/** Where flows are defined. With GEMINI_API_KEY they may call Gemini; its plugin, slow to load, is left alone without it. */
export const ai = genkit({
  plugins: apiKey ? [(await import('@genkit-ai/googleai')).googleAI({ apiKey })] : [],
});
