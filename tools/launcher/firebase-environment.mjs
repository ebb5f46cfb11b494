import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inCache } from './root.mjs';

const LOOPBACK = '127.0.0.1,localhost,::1';

/** Proxies of the machine must not stand between the emulators. */
function withoutProxyForLoopback() {
  const others = process.env.NO_PROXY ?? process.env.no_proxy;
  const list = others ? `${others},${LOOPBACK}` : LOOPBACK;
  return { NO_PROXY: list, no_proxy: list };
}

/**
 * What firebase-tools is started with, so that it asks nobody and tells nobody. A configuration of its own holds today's
 * "message of the day" (else it fetches one); a temporary folder of its own keeps two suites apart, since firebase-tools finds
 * the hub that exports the data by a file there that carries only the project's name.
 * @param {string} name
 */
export function firebaseEnvironment(name) {
  const config = inCache('firebase-config', 'configstore', 'firebase-tools.json');
  writeFileSync(config, JSON.stringify({ motd: { fetched: Date.now() }, usage: false }));
  // Sockets live in it and their paths are short by law: not below the repository.
  const temporary = mkdtempSync(join(tmpdir(), `raizes-${name}-`));
  const folder = inCache(`emulators-${name}`, '.keep');
  mkdirSync(join(folder, '..'), { recursive: true });
  const clean = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', clean);
  return {
    env: {
      ...process.env,
      ...withoutProxyForLoopback(),
      XDG_CONFIG_HOME: inCache('firebase-config'),
      TMPDIR: temporary,
      NO_UPDATE_NOTIFIER: '1',
      // It asks npm for the newest version of the functions SDK whenever it loads the functions, and waits.
      npm_config_offline: 'true',
      // Hosting looks for the credentials of a machine in Google's cloud, which off it takes ten seconds to give up.
      METADATA_SERVER_DETECTION: 'none',
      // Tests ask no outside model; whoever starts the product with a key may.
      ...(name !== 'start' && { GEMINI_API_KEY: '' }),
      // The functions describe themselves in a file instead of on a port, whose process would linger for seconds.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    /** Where its own logs go. */
    cwd: join(folder, '..'),
    clean,
  };
}
