import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callStreaming } from './callable';

const { answer, stream } = vi.hoisted(() => ({
  answer: vi.fn<(request: unknown) => Promise<{ data: unknown }>>(),
  stream: vi.fn<(request: unknown) => { stream: AsyncIterable<unknown>; data: Promise<unknown> }>(),
}));
vi.mock('./firebase/auth', () => ({ app: {}, REGION: 'southamerica-east1', emulators: null }));
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  connectFunctionsEmulator: () => {},
  httpsCallable: () => Object.assign(answer, { stream }),
}));

beforeEach(() => vi.clearAllMocks());

describe('a call', () => {
  it('resolves to the response as parsed by its schema', async () => {
    answer.mockResolvedValue({ data: { mended: true, since: 'a later version' } });
    await expect(call('rebuild-stats', { userId: 'ana' })).resolves.toEqual({ mended: true });
    expect(answer).toHaveBeenCalledWith({ userId: 'ana' });
  });

  it('rejects when the response does not match its schema', async () => {
    answer.mockResolvedValue({ data: { mended: 'sim' } });
    await expect(call('rebuild-stats', { userId: 'ana' })).rejects.toThrow('boolean');
  });
});

describe('a streaming call', () => {
  const question = { conversationId: 'c', message: 'Como orar?' };
  async function* chunks() {
    yield* ['Ore ', 7, 'assim.'];
  }

  it('passes on the chunks, skips malformed ones, and resolves to the whole response', async () => {
    const whole = { response: 'Ore assim.', source: 'local' };
    stream.mockReturnValue({ stream: chunks(), data: Promise.resolve(whole) });
    const received: string[] = [];
    const response = callStreaming('ai-mentor-chat', question, (chunk) => received.push(chunk));
    await expect(response).resolves.toEqual(whole);
    expect(received).toEqual(['Ore ', 'assim.']);
  });

  it('rejects when the stream ends without a response', async () => {
    stream.mockReturnValue({ stream: chunks(), data: Promise.reject(new Error('cancelled')) });
    const response = callStreaming('ai-mentor-chat', question, () => {});
    await expect(response).rejects.toThrow('cancelled');
  });
});
