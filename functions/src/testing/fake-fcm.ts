import http from 'node:http';
import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
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

/** An error in the format of FCM's HTTP v1 API. */
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

/** Starts a server that speaks FCM's HTTP v1 API. An answer of `null` leaves the request hanging. */
export async function startFakeFcm(answerTo: (token: string, attempt: number) => Answer | null) {
  const requests: FcmRequest[] = [];
  const authorizations = new Set<string | undefined>();
  let inFlight = 0;
  let mostInFlight = 0;

  const server = http.createServer((request, response) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    response.on('close', () => (inFlight -= 1));
    authorizations.add(request.headers.authorization);
    void json(request).then((body) => answer(v.parse(requestSchema, body).message, response));
  });

  function answer(message: FcmRequest, response: ServerResponse): void {
    requests.push(message);
    const attempt = requests.filter(({ token }) => token === message.token).length;
    const result = answerTo(message.token, attempt);
    if (!result) return;
    response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers });
    response.end(JSON.stringify(result.body));
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The fake server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1/projects/demo/messages:send`,
    requests,
    authorizations,
    inFlight: () => inFlight,
    mostInFlight: () => mostInFlight,
    /** Breaks all connections. */
    cut: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
