import { type ChildProcess, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The project as it stands in the work tree, in a folder of its own. */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Hard links: the bundler does not follow a link out of the project.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  return folder;
}

/** Once a process that was asked to stop has; one that does not is made to. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise((resolve) => {
    child.once('exit', resolve);
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  });
}
