import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePrograms } from './bundle.mjs';

/** An editor's save is several events, and a switch of branches is many. */
const QUIET_MS = 100;

/**
 * Makes programs anew whenever a file that they are made of changes, until this process ends.
 * @param {string} root
 * @param {string[]} names as `makePrograms` takes them
 * @param {(errors: string | undefined) => Promise<void>} onChange called after each making, one at a time; with what
 *   does not compile, if so
 */
export async function watchPrograms(root, names, onChange) {
  /** @type {Set<string>} */
  let files = new Set();
  const folders = new Set();
  let isBroken = false;
  let timer;
  let turn = Promise.resolve();

  const notice = (folder) => (_event, name) => {
    // What is missing may be any file.
    if (!isBroken && name !== null && !files.has(join(folder, name))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(async () => onChange(await make()));
    }, QUIET_MS);
  };
  const make = async () => {
    try {
      files = new Set(await makePrograms(root, names));
      isBroken = false;
    } catch (error) {
      isBroken = true;
      return error.message;
    }
    for (const folder of new Set([...files].map((file) => dirname(file)))) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      // One that was deleted may come back.
      watch(folder, notice(folder)).on('error', () => folders.delete(folder));
    }
  };
  await make();
}
