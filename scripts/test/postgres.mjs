import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where integration tests run: native wherever there is a PostgreSQL, unless LINTEL_TEST_DATABASE says `embedded`.
 * @returns {'embedded' | 'native'}
 */
export function testDatabaseKind() {
  if (process.env.DATABASE_URL_TEST !== undefined) return 'native';
  const { LINTEL_TEST_DATABASE: asked } = process.env;
  if (asked === 'native' || asked === 'embedded') return asked;
  return findPostgres() === undefined ? 'embedded' : 'native';
}

/**
 * The folder of programs of the newest PostgreSQL installed on this machine, if there is one.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : [];
  const candidates = versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin'));
  try {
    candidates.push(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim());
  } catch {
    // No pg_config: what Debian's folder holds is all there is.
  }
  return candidates.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}
