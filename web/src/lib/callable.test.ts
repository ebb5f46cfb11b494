import { describe, expect, it } from 'vitest';
import { requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { call, callStreaming } from './callable';

describe('a call', () => {
  it('resolves to the response as parsed by its schema', async () => {
    store.callables.set('rebuild-stats', () => ({ mended: true, since: 'a later version' }));
    await expect(call('rebuild-stats', { userId: 'ana' })).resolves.toEqual({ mended: true });
    expect(requestsOf('rebuild-stats')).toEqual([{ userId: 'ana' }]);
  });

  it('rejects when the response does not match its schema', async () => {
    store.callables.set('rebuild-stats', () => ({ mended: 'sim' }));
    await expect(call('rebuild-stats', { userId: 'ana' })).rejects.toThrow('boolean');
  });
});

describe('a streaming call', () => {
  const ask = (onChunk: (chunk: string) => void) =>
    callStreaming('ai-mentor-chat', { conversationId: 'c', message: 'Como orar?' }, onChunk);
  const send = (onChunk: (chunk: unknown) => void) => ['Ore ', 7, 'assim.'].forEach(onChunk);

  it('passes on the chunks, skips malformed ones, and resolves to the whole response', async () => {
    const whole = { response: 'Ore assim.', source: 'local' };
    store.callables.set('ai-mentor-chat', (_request, onChunk) => {
      send(onChunk);
      return whole;
    });
    const received: string[] = [];
    await expect(ask((chunk) => received.push(chunk))).resolves.toEqual(whole);
    expect(received).toEqual(['Ore ', 'assim.']);
  });

  it('rejects when the stream ends without a response', async () => {
    store.callables.set('ai-mentor-chat', (_request, onChunk) => {
      send(onChunk);
      throw new Error('cancelled');
    });
    await expect(ask(() => undefined)).rejects.toThrow('cancelled');
  });
});
