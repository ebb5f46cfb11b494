import http2 from 'node:http2';
import type { ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import * as v from 'valibot';

const requestSchema = v.object({
  message: v.object({
    token: v.string(),
    data: v.record(v.string(), v.string()),
    webpush: v.object({ headers: v.record(v.string(), v.string()) }),
  }),
});
type FcmRequest = v.InferOutput<typeof requestSchema>['message'];

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: object;
}

/** FCM's own error, as its HTTP v1 API words it. */
export const fcmError = (
  status: number,
  canonical: string,
  errorCode: string,
  message: string,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers,
  body: {
    error: {
      code: status,
      message,
      status: canonical,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
});

export const accepted: Answer = { status: 200, body: { name: 'projects/demo/messages/1' } };

/** A server that speaks HTTP/2 as FCM does; `null` as an answer leaves the request hanging. */
export async function fcmStandIn(answerTo: (token: string, attempt: number) => Answer | null) {
  const requests: FcmRequest[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = http2.createServer();
  server.on('session', (session) => sessions.add(session));
  async function answer(stream: ServerHttp2Stream): Promise<void> {
    const { message } = v.parse(requestSchema, JSON.parse(await textOf(stream)));
    requests.push(message);
    const attempt = requests.filter(({ token }) => token === message.token).length;
    const given = answerTo(message.token, attempt);
    if (!given) return;
    const { status, headers, body } = given;
    stream.respond({ ':status': status, 'content-type': 'application/json', ...headers });
    stream.end(JSON.stringify(body));
  }
  server.on('stream', (stream: ServerHttp2Stream) => void answer(stream));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port');
  const cut = () => {
    for (const session of sessions) session.destroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    /** How many connections were opened. */
    connections: () => sessions.size,
    /** Breaks the connections. */
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}

async function textOf(stream: ServerHttp2Stream): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += String(chunk);
  return text;
}
