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
  it('gives the answer as its schema describes it', async () => {
    answer.mockResolvedValue({ data: { mended: true, since: 'a later version' } });
    await expect(call('rebuild-stats', { userId: 'ana' })).resolves.toEqual({ mended: true });
    expect(answer).toHaveBeenCalledWith({ userId: 'ana' });
  });

  it('fails when the answer does not fit its schema', async () => {
    answer.mockResolvedValue({ data: { mended: 'sim' } });
    await expect(call('rebuild-stats', { userId: 'ana' })).rejects.toThrow('boolean');
  });
});

describe('a streaming call', () => {
  const question = { conversationId: 'c', message: 'Como orar?' };
  async function* chunks() {
    yield* ['Ore ', 7, 'assim.'];
  }

  it('passes on the words, skips what is none, and resolves to the whole answer', async () => {
    const whole = { response: 'Ore assim.', source: 'local' };
    stream.mockReturnValue({ stream: chunks(), data: Promise.resolve(whole) });
    const heard: string[] = [];
    const asked = callStreaming('ai-mentor-chat', question, (words) => heard.push(words));
    await expect(asked).resolves.toEqual(whole);
    expect(heard).toEqual(['Ore ', 'assim.']);
  });

  it('fails when the stream ends without an answer', async () => {
    stream.mockReturnValue({ stream: chunks(), data: Promise.reject(new Error('cancelled')) });
    const asked = callStreaming('ai-mentor-chat', question, () => {});
    await expect(asked).rejects.toThrow('cancelled');
  });
});
