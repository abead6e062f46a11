import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and keeps its output for when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean}} [options] `show` passes the output on as it comes
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and npx are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    const killWithUs = () => child.kill();
    process.once('exit', killWithUs);
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (options.show) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', killWithUs);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The last lines of a text, for a message. */
export function tail(text, lines = 15) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
