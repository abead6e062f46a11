import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs sessions: made once for a data folder, so that people stay signed in. */
export function sessionSecret(dataDir) {
  return keep(join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'));
}

/** The file with the demo accounts' passwords: made once for a data folder, never the same in two. */
export function demoPasswordsFile(dataDir) {
  const path = join(dataDir, 'demo-passwords.json');
  const password = () => `Beam-${randomBytes(9).toString('base64url')}`;
  keep(path, () => JSON.stringify({ demo: password(), admin: password() }));
  return path;
}

function keep(path, make) {
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept) return kept;
  }
  const made = make();
  writeFileSync(path, `${made}\n`, { mode: 0o600 });
  return made;
}
