import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartFailure } from '../start/failure.mjs';
import { step } from '../start/progress.mjs';
import { run, tail } from '../start/run.mjs';

/** The first has no window and no graphics stack: it takes half the time of the others. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** An installed Chromium: the one CHROMIUM_PATH names, or the first on the PATH. */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new StartFailure(`CHROMIUM_PATH names ${given}, which is not a program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
}

/**
 * Finds or installs a browser; undefined means Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(root) {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const installed = await step('Installing Chromium (Debian’s package)', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env });
      for (const name of ['chromium-headless-shell', 'chromium']) {
        const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
        if (code === 0) return true;
      }
      return false;
    });
    const browser = installed ? findBrowser() : undefined;
    if (browser) return browser;
  }
  await step('Installing Playwright’s Chromium', async () => {
    const { code, output } = await run('npx', ['playwright', 'install', 'chromium'], { cwd: root });
    if (code !== 0) {
      throw new StartFailure(
        `No Chromium found and none could be installed; name one with CHROMIUM_PATH.\n${tail(output)}`,
      );
    }
  });
  return undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
