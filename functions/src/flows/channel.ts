/** What one side sends and the other reads in its own time. */
export function channel<Item>() {
  const waiting: Item[] = [];
  let ended = false;
  let wake = () => {};

  return {
    send: (item: Item) => {
      waiting.push(item);
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    async *chunks(this: void): AsyncGenerator<Item> {
      for (;;) {
        yield* waiting.splice(0);
        if (waiting.length > 0) continue;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
