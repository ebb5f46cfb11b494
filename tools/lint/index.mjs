import { dirname, join } from 'node:path/posix';

/**
 * The part of the linter's interface that the rules use.
 * @typedef {{ filename: string, report(finding: { node: object, message: string }): void }} RuleContext
 * @typedef {{ type: string, callee: { type: string, name?: string }, arguments: unknown[] }} CallNode
 * @typedef {{ type: string, regex?: { pattern: string, flags: string } }} LiteralNode
 * @typedef {{ type: string, source?: { value?: unknown } | null }} ImportNode
 */

const MESSAGE =
  'Do not read the clock: in the domain, time is an argument; in the web app, use `currentTime` of lib/timing.ts, which is corrected.';

/** Refuses `new Date()` and `Date()`, which read the clock; `new Date(value)` does not. */
const noClock = {
  create(/** @type {RuleContext} */ context) {
    /** @param {CallNode} node */
    const check = (node) => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      const readsClock = node.type === 'CallExpression' || node.arguments.length === 0;
      if (isDate && readsClock) context.report({ node, message: MESSAGE });
    };
    return { NewExpression: check, CallExpression: check };
  },
};

const SOURCE = '/web/src/';

/** Features without data of their own, whose components other features show. */
const SHOWN_BY_OTHERS = new Set(['badges', 'listen', 'scenery', 'verse-card']);

/** The layer of a path below web/src: `lib`, `ui`, `landing`, `app`, `testing` or one feature. @param {string} path */
function layerOf(path) {
  const inside = path.slice(path.indexOf(SOURCE) + SOURCE.length);
  const [first = '', second = ''] = inside.split('/');
  if (!second) return { name: 'web/src', rank: 3 };
  if (first === 'features')
    return { name: `features/${second}`, rank: SHOWN_BY_OTHERS.has(second) ? 0.5 : 1 };
  return { name: first, rank: { lib: 0, ui: 0, app: 2, testing: 3 }[first] ?? 1 };
}

/** The api.ts of a feature or of a part of it, the only file that other features can import. */
const API = /\/features\/[^/]+\/(?:[^/]+\/)?api(\.ts)?$/;
const TEST = /\.test\.tsx?$/;

/**
 * Imports go only downwards: the app imports features; a feature imports `lib`, `ui` and the `api.ts` of other features.
 * Anything else that two features share belongs in `lib` or `ui`. Only tests import `testing`.
 */
const layers = {
  create(/** @type {RuleContext} */ context) {
    const file = context.filename.replaceAll('\\', '/');
    if (!file.includes(SOURCE)) return {};
    const own = layerOf(file);
    const source = file.slice(0, file.indexOf(SOURCE) + SOURCE.length);

    /** @param {ImportNode} node */
    const check = (node) => {
      const imported = node.source?.value;
      if (typeof imported !== 'string' || !/^(@\/|\.)/.test(imported)) return;
      const path = imported.startsWith('@/')
        ? source + imported.slice(2)
        : join(dirname(file), imported);
      if (!path.includes(SOURCE)) return;
      const target = layerOf(path);
      const isShared = own.rank < 1 && own.rank === target.rank;
      const isApi = own.rank === 1 && API.test(path);
      const isTestSupport = target.name === 'testing' && TEST.test(file);
      if (target.name === own.name || target.rank < own.rank) return;
      if (isShared || isApi || isTestSupport) return;
      context.report({ node, message: `"${own.name}" must not import from "${target.name}".` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * Collects the code's regular expressions for `client-regexes.test.ts`: one finding per literal, and one with the message
 * `constructed` per call of `RegExp`.
 */
const regexes = {
  create(/** @type {RuleContext} */ context) {
    /** @param {CallNode} node */
    const constructed = (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
        context.report({ node, message: 'constructed' });
    };
    return {
      Literal(/** @type {LiteralNode} */ node) {
        if (node.regex)
          context.report({ node, message: `/${node.regex.pattern}/${node.regex.flags}` });
      },
      NewExpression: constructed,
      CallExpression: constructed,
    };
  },
};

/** Rules specific to this codebase. */
const plugin = {
  meta: { name: 'raizes' },
  rules: { 'no-clock': noClock, layers, regexes },
};

export default plugin;
