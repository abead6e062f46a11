import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tree';

test('the migrations are in step with the schema', { timeout: 60_000 }, () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lintel-migrations-'));
  try {
    const out = join(scratch, 'migrations');
    cpSync(join(ROOT, 'db/migrations'), out, { recursive: true });
    const before = readdirSync(out).sort();
    const config = join(scratch, 'drizzle.config.json');
    writeFileSync(
      config,
      // drizzle-kit takes the folder for one below where it runs, whatever it begins with.
      JSON.stringify({
        dialect: 'postgresql',
        schema: join(ROOT, 'db/schema/index.ts'),
        out: relative(ROOT, out),
      }),
    );
    const said = execFileSync(
      process.execPath,
      [join(ROOT, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--config', config],
      {
        cwd: ROOT,
        stdio: 'pipe',
        encoding: 'utf8',
      },
    );
    // It ends with 0 whatever went wrong, a question nobody could answer among them.
    expect(said).toContain('No schema changes');
    expect(readdirSync(out).sort()).toEqual(before);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
