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

/**
 * Lets the bundler drop unused parts of these packages: top-level `forwardRef()` and `createContext()` calls become pure, and
 * assignments to exports that nothing here reads (`displayName`, `defaultProps`, yup's `create.prototype`) go.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    transform: {
      filter: { id: /\/node_modules\/(react-router|reactfire|formik|yup)\// },
      handler: (code) => ({
        code: code
          .replace(/= (\w+\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.(displayName|defaultProps) = [^;]*;$/gm, '')
          .replace(/^create\$\d+\.prototype = \w+\.prototype;$/gm, ''),
        map: null,
      }),
    },
  };
}
