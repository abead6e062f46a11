import { availableParallelism } from 'node:os';

/**
 * A part of the tests: what it needs finished before, and how many cores it keeps busy.
 * @template R
 * @typedef {object} Step
 * @property {string} name
 * @property {number} cores
 * @property {string[]} [after] steps that have to be done before, where they run at all
 * @property {() => Promise<R>} run
 */

/**
 * Runs steps beside each other as far as cores reach, in the order given; a step whose turn has not come for want of
 * cores holds back those behind it. A failure stops only the steps that need the failed one: one run shows all that
 * is broken.
 * @template R
 * @param {Step<R>[]} steps
 * @param {{cores?: number, failed: (result: R) => boolean}} options
 * @returns {Promise<Map<string, R>>} the results of what ran
 */
export async function runSteps(steps, { cores = Math.max(2, availableParallelism()), failed }) {
  /** @type {Map<string, R>} */
  const results = new Map();
  const waiting = [...steps];
  const running = new Map();
  let free = cores;
  /** @type {Set<string>} */
  const broken = new Set();
  const isReady = ({ after = [] }) =>
    after.every((name) => results.has(name) || !steps.some((step) => step.name === name));
  const isLost = ({ after = [] }) => after.some((name) => broken.has(name));

  while (running.size > 0 || waiting.length > 0) {
    const lost = waiting.findIndex(isLost);
    if (lost >= 0) {
      broken.add(waiting[lost].name);
      waiting.splice(lost, 1);
      continue;
    }
    const next = waiting.find(isReady);
    if (next && Math.min(next.cores, cores) <= free) {
      waiting.splice(waiting.indexOf(next), 1);
      const taken = Math.min(next.cores, cores);
      free -= taken;
      const ended = next.run().then((result) => {
        results.set(next.name, result);
        if (failed(result)) broken.add(next.name);
        free += taken;
        running.delete(next.name);
      });
      running.set(next.name, ended);
      continue;
    }
    if (running.size === 0)
      throw new Error(`Nothing can begin: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return results;
}
