/** The steps that need the built site: without one of them nothing is built. */
const NEED_BUILD = ['http', 'e2e'];

/**
 * The steps to run: the named ones or all, without those that the changes cannot affect, and the build only where it is
 * named or a remaining step needs it.
 * @template {{name: string}} S
 * @param {S[]} steps
 * @param {{named: string[], changes?: {site: boolean, specs: string[]} | undefined}} options `changes` as `readChanges` tells them
 * @returns {S[]}
 */
export function selectSteps(steps, { named, changes }) {
  const isAsked = (name) => named.length === 0 || named.includes(name);
  const isUntouched = (name) =>
    changes !== undefined &&
    ((name === 'http' && !changes.site) || (name === 'e2e' && changes.specs.length === 0));
  const isWanted = (name) => isAsked(name) && !isUntouched(name);
  return steps.filter(({ name }) =>
    name === 'build' ? named.includes(name) || NEED_BUILD.some(isWanted) : isWanted(name),
  );
}
