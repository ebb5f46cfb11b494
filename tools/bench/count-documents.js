// Runs in the page before its own scripts. Reports each document that arrives on the listen stream to `reportDocuments`, as its name
// and version.
{
  const changed =
    /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"/g;
  const absent = /"documentDelete":\s*\{\s*"document":\s*"([^"]+)"/g;
  const report = (/** @type {string} */ text) => {
    const found = [
      ...[...text.matchAll(changed)].map(([, name, version]) => `${name}@${version}`),
      ...[...text.matchAll(absent)].map(([, name]) => `${name}@absent`),
    ];
    if (found.length > 0) void globalThis.reportDocuments(found);
  };
  const isListen = (/** @type {string} */ url) => url.includes('/Listen/channel');

  /** @param {ReadableStreamDefaultReader<string>} stream */
  const follow = async (stream) => {
    let text = '';
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      text += part.value;
      report(text);
    }
  };

  const plainFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!isListen(url) || !response.body) return response;
    const [ours, theirs] = response.body.tee();
    // A stream that breaks off counts as far as it was received.
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
    const reportSoFar = () => report(this.responseText);
    if (isListen(String(url))) {
      this.addEventListener('readystatechange', reportSoFar);
      this.addEventListener('loadend', reportSoFar);
    }
    plainOpen.call(this, method, url, true);
  };
}
