/** @param {string[]} args of `firebase deploy` @param {string} option @returns {string[]} the targets it lists */
const listed = (args, option) =>
  args.flatMap((arg, at) => {
    if (arg.startsWith(`${option}=`)) return arg.slice(option.length + 1).split(',');
    return arg === option ? (args[at + 1] ?? '').split(',') : [];
  });

/** Whether a deployment with these arguments includes the whole target. @param {string[]} args @param {string} target */
export function deploys(args, target) {
  const only = listed(args, '--only');
  return !listed(args, '--except').includes(target) && (only.length === 0 || only.includes(target));
}

/** Whether it uploads any function or page, and with it the Bible. @param {string[]} args of `firebase deploy` */
export const deploysBible = (args) =>
  ['functions', 'hosting'].some(
    (target) =>
      deploys(args, target) || listed(args, '--only').some((each) => each.startsWith(`${target}:`)),
  );
