import type { Day } from '@raizes/domain/day';
import { mentorMessageSchema } from '@raizes/domain/documents/mentor';
import { collections, paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { db } from '../../support/admin';
import { aConversation } from '../../factories';
import { call, signedIn } from './calls';

const answerSchema = v.strictObject({
  response: v.pipe(v.string(), v.nonEmpty()),
  source: v.picklist(['local', 'gemini']),
  crisis: v.optional(v.string()),
  choices: v.optional(v.array(v.string())),
});

/** A signed-in person with an open conversation. */
export async function createMentorUser(options: Parameters<typeof signedIn>[0] = {}) {
  const { uid, token } = await signedIn(options);
  const conversationId = await openConversation(uid);
  const ask = (message: unknown, more: object = {}) =>
    call('ai-mentor-chat', { conversationId, message, devotionalContext: null, ...more }, token);
  const answerTo = async (message: string, more: object = {}) =>
    v.parse(answerSchema, (await ask(message, more)).result);
  /** The messages of the conversation, oldest first. */
  const transcript = async () => {
    const messages = db.collection(collections.mentorMessages(uid, conversationId));
    const { docs } = await messages.orderBy('created_at').get();
    return docs.map((doc) => v.parse(mentorMessageSchema, doc.data()));
  };
  return { uid, token, conversationId, ask, answerTo, transcript };
}

export async function openConversation(uid: string, devotional_id: Day | null = null) {
  const id = randomUUID();
  const row = { ...aConversation({ user_id: uid, devotional_id }), created_at: new Date() };
  await db.doc(paths.mentorConversation(uid, id)).set(row);
  return id;
}

/** A chunk of an answer in the format of Gemini's streaming API. */
export const geminiChunk = (words: string, finishReason?: string) => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ text: words }] },
      index: 0,
      ...(finishReason && { finishReason }),
    },
  ],
  usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
  modelVersion: 'gemini-3.5-flash-lite',
});

const requestSchema = v.object({
  systemInstruction: v.object({ parts: v.array(v.object({ text: v.string() })) }),
  contents: v.array(v.object({ role: v.string(), parts: v.array(v.object({ text: v.string() })) })),
  generationConfig: v.object({
    maxOutputTokens: v.number(),
    thinkingConfig: v.object({ thinkingLevel: v.string() }),
  }),
  safetySettings: v.array(v.object({ category: v.string(), threshold: v.string() })),
});

type GeminiRequest = { url: string; key: unknown; body: v.InferOutput<typeof requestSchema> };
type Reply = (response: ServerResponse) => void;

/** Streams the chunks, then ends the response, leaves it open or cuts the connection. */
export const streamReply =
  (chunks: readonly object[], then: 'end' | 'hang' | 'cut' = 'end'): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const part of chunks) response.write(`data: ${JSON.stringify(part)}\r\n\r\n`);
    if (then === 'end') response.end();
    // Writes are flushed before the connection is cut.
    if (then === 'cut') setImmediate(() => response.destroy());
  };

export const errorReply =
  (code: number, status: string): Reply =>
  (response) => {
    response.writeHead(code, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({ error: { code, status, message: 'Detalhe que cita a pergunta' } }),
    );
  };

/** A stand-in for Gemini's API on a port of its own. */
export async function geminiServer() {
  const requests: GeminiRequest[] = [];
  let reply: Reply = streamReply([]);

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = v.parse(requestSchema, await json(request));
    requests.push({ url: request.url ?? '', key: request.headers['x-goog-api-key'], body });
    reply(response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) => {
      response.writeHead(400);
      response.end(String(cause));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    replyWith: (next: Reply) => {
      reply = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
