import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** `firebase/functions` too: the app imports it by itself, in the chunk that calls a function. */
const unused = /^firebase\/(remote-config|storage|performance|analytics|app-check|functions)$/;
const database = fileURLToPath(new URL('./unused-database.ts', import.meta.url));

/**
 * reactfire imports every Firebase product. What the app does not use is marked free of side
 * effects, so that the bundler drops it; the database, which reactfire touches at load, becomes a stub.
 */
export function slimReactfire(): Plugin {
  return {
    name: 'slim-reactfire',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === 'firebase/database') return database;
      if (!unused.test(source) && !source.startsWith('@firebase/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const product = /@firebase\/(remote-config|storage|performance|analytics|functions)$/;
      const isUnused = unused.test(source) || product.test(source);
      return resolved && isUnused ? { ...resolved, moduleSideEffects: false } : resolved;
    },
  };
}

const NO_RIPPLE = '{ start() {}, stop() {}, pulsate() {} }';

/** What of the packages' text is replaced with what. */
const replacements: [RegExp, string][] = [
  [/= (\w+\.(?:forwardRef|createContext)\(|X\()/g, '= /* @__PURE__ */ $1'],
  [
    /^var (\w+) = (class extends \w+\.Component \{\n[^]*?^\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
  [/^\w+\.(displayName|defaultProps) = [^;]*;$/gm, ''],
  [/^create\$\d+\.prototype = \w+\.prototype;$/gm, ''],
  [/= usePrefetchBehavior\([^)]*\);/g, '= [false, null, {}];'],
  [/\w+\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null'],
  [/=> buildInitColorSchemeScript\(/g, '=> ('],
  [/^import TouchRipple from .*;$/gm, 'const TouchRipple = null;'],
  [/^import useLazyRipple from .*;$/gm, `const useLazyRipple = () => (${NO_RIPPLE});`],
  [/var ENABLE_DEV_WARNINGS = true/g, 'var ENABLE_DEV_WARNINGS = false'],
  [/^\t\tif \(\w+\(e\)\) return (?:vt|_t|yt)\(e\);$/gm, ''],
  [/let dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = null;'],
  [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
  [/^(?:Facebook|Google|Github|Twitter|Phone)AuthProvider\.\w+ = .*;$/gm, ''],
  [/^(?:Phone|Totp)MultiFactorGenerator\.FACTOR_ID = .*;$/gm, ''],
  [/^(?:BrowserLocal|BrowserSession|Cookie)Persistence\.type = .*;$/gm, ''],
  [/^PopupOperation\.currentPopupAction = null;$/gm, ''],
  [
    /return new __PRIVATE_IndexedDbIndexManager\(.*\);$/gm,
    'return new __PRIVATE_MemoryIndexManager();',
  ],
  [
    /const n = new __PRIVATE_IndexBackfiller\(.*\);\s*return new __PRIVATE_IndexBackfillerScheduler\(.*\);$/gm,
    'return null;',
  ],
];

/**
 * Lets the bundler drop unused parts of these packages: top-level `forwardRef()`, `createContext()` and class expressions become
 * pure, as does reactfire's `X()`, which makes its providers; assignments to exports that nothing here reads (`displayName`,
 * `defaultProps`, yup's `create.prototype`, the names of Auth's other providers) go. So do parts that only server rendering or a
 * data router reaches: what react-router prefetches and shows of a route's errors, which it does not do in a plain `BrowserRouter`,
 * and MUI's script for the first color scheme. So do MUI's ripples, which the theme disables, react-router's development warnings,
 * and how RxJS observes iterables and streams: reactfire's observables are Firebase's listeners. Firestore's cache gets the index
 * manager that its memory has: both are the same without indexes on the device, which an app has to configure, and the other one
 * only adds that queries of a collection group, of which the client has none, find documents of an earlier visit. The build fails
 * when a pattern matches nothing: after an upgrade each is looked at again.
 */
export function dropUnusedParts(): Plugin {
  const matched = new Set<RegExp>();
  return {
    name: 'drop-unused-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /\/node_modules\/(react-router|reactfire|formik|yup|@firebase\/(auth|firestore)|@mui\/system|@mui\/material\/ButtonBase)\//,
      },
      handler(code) {
        for (const [pattern, replacement] of replacements) {
          if (code.search(pattern) >= 0) matched.add(pattern);
          code = code.replace(pattern, replacement);
        }
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const stale = replacements.filter(([pattern]) => !matched.has(pattern));
      if (!error && stale.length > 0)
        this.error(`Nothing matches ${stale.map(([pattern]) => String(pattern)).join(' and ')}.`);
    },
  };
}
