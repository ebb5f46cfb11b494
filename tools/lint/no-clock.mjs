const MESSAGE = 'Time is an argument: the domain reads no clock.';

/** Refuses `new Date()` and `Date()`, which read the clock; `new Date(value)` does not. */
export const noClock = {
  create(/** @type {import('./rule-context.d.ts').RuleContext} */ context) {
    /** @param {import('./rule-context.d.ts').CallNode} node */
    const check = (node) => {
      const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
      const readsClock = node.type === 'CallExpression' || node.arguments.length === 0;
      if (isDate && readsClock) context.report({ node, message: MESSAGE });
    };
    return { NewExpression: check, CallExpression: check };
  },
};
