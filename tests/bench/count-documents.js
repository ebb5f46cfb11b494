// Runs in the page before its own scripts: tells `countDocuments` of every document that the listen stream brings.
{
  const countIn = (/** @type {string} */ text) =>
    text.match(/"document(Change|Delete)":\s*\{/g)?.length ?? 0;
  const report = (/** @type {number} */ count) => {
    if (count > 0) void globalThis.countDocuments(count);
  };
  const isListen = (/** @type {string} */ url) => url.includes('/Listen/channel');

  /** @param {ReadableStreamDefaultReader<string>} stream */
  const follow = async (stream) => {
    let text = '';
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      const before = countIn(text);
      text += part.value;
      report(countIn(text) - before);
    }
  };

  const plainFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!isListen(url) || !response.body) return response;
    const [ours, theirs] = response.body.tee();
    // A stream that is cut off has been counted as far as it came.
    follow(ours.pipeThrough(new TextDecoderStream()).getReader()).catch(() => {});
    return new Response(theirs, response);
  };

  // Called with its own request below.
  // oxlint-disable-next-line typescript/unbound-method
  const plainOpen = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function open(
    /** @type {string} */ method,
    /** @type {string | URL} */ url,
  ) {
    let seen = 0;
    const look = () => {
      const now = countIn(this.responseText);
      report(now - seen);
      seen = now;
    };
    if (isListen(String(url))) {
      this.addEventListener('readystatechange', look);
      this.addEventListener('loadend', look);
    }
    plainOpen.call(this, method, url, true);
  };
}
