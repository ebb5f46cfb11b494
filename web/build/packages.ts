import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Products that reactfire imports without need. The app imports `firebase/functions` itself, in the chunk that calls functions. */
const unused = /^firebase\/(remote-config|storage|performance|analytics|app-check|functions)$/;
const database = fileURLToPath(new URL('./unused-database.ts', import.meta.url));

/**
 * Removes unused Firebase products, all of which reactfire imports. Marks them as free of side effects, so that the bundler drops
 * them, and replaces the database, which reactfire accesses when it loads, with a stub.
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

/** Replacements in the source text of packages. `dropUnusedParts` explains them. */
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
 * Lets the bundler drop unused parts of these packages:
 * - Top-level `forwardRef()`, `createContext()` and class expressions are marked as pure, and so is reactfire's `X()`, which creates
 *   its providers.
 * - Assignments to exports that nothing here reads are removed: `displayName`, `defaultProps`, yup's `create.prototype`, and the
 *   names of Auth's other providers.
 * - Code that only server rendering or a data router reaches is removed: react-router's prefetching and error handling for routes,
 *   and MUI's script for the first color scheme. None of it runs in a plain `BrowserRouter`.
 * - MUI's ripples, which the theme disables, react-router's development warnings, and RxJS's support for iterables and streams are
 *   removed; reactfire's observables are Firebase's listeners.
 * - Firestore's persistent cache gets the index manager of its memory cache. Without client-side indexes, which an app has to
 *   configure, they differ only in collection group queries, which find documents of an earlier visit with the persistent one. The
 *   client has no collection group queries.
 *
 * The build fails when a pattern matches nothing, so that every pattern is checked again after an upgrade.
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
