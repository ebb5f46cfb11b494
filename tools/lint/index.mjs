import { noClock } from './no-clock.mjs';
import { layers } from './layers.mjs';

/** Rules of this codebase that no shared linter has. */
const plugin = {
  meta: { name: 'raizes' },
  rules: { 'no-clock': noClock, layers },
};

export default plugin;
