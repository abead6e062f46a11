import { AppError } from '@/lib/errors';
import { askProgram } from '@/lib/platform/programs/ask-program';
import type { Drawing } from './inside/draw-logo';
import { logoError } from './logo-error';
import type { DrawnLogo } from './types';

/** What Node runs to draw a logo, apart from this process. */
export interface LogoProgram {
  readonly command: readonly string[];
}

/** As it stands in the source, from the project's folder. */
export const LOGO_FROM_SOURCE: LogoProgram = { command: ['--import', 'tsx', 'scripts/logo.ts'] };

/** What the program is asked once, as it starts. */
export interface LogoOrder {
  readonly bytes: Uint8Array;
}

/** A second as a rule; a busy machine takes longer, and a picture that takes longer still is none. */
const LIMITS = { ms: 45_000, heapMegabytes: 128 } as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Has a picture drawn anew in a process of its own, which knows none of our secrets and is ended after its time. One
 * after the other in this process: a decoded photograph is large.
 * @throws AppError with a `LogoProblem` for the field `logo`, or `unavailable`
 */
export function askForLogo(program: LogoProgram, order: LogoOrder): Promise<DrawnLogo> {
  const drawing = last.then(() => draw(program, order));
  last = drawing.catch(() => {});
  return drawing;
}

async function draw({ command }: LogoProgram, order: LogoOrder): Promise<DrawnLogo> {
  const { answer, ended, errors } = await askProgram<Drawing>(command, order, LIMITS);
  if (answer === null)
    throw new AppError('unavailable', { detail: `the logo could not be drawn: ${ended} ${errors}`.trim() });
  if ('problem' in answer) throw logoError(answer.problem);
  return answer;
}
