import { AppError } from '@/lib/errors';
import { readFile } from '@/lib/reading/read-file';
import type { JobRun } from './types';

/** Reads one file of a check; a file that cannot be read is noted, not thrown. The worker's tick finds runs that waited for it. */
export const readFileJob: JobRun = async (ctx, services, data) => {
  if (data.fileId === undefined) throw new AppError('invalid_input', { detail: 'no file to read' });
  const { files, reader, signal, leaseMs } = services;
  const outcome = await readFile(ctx, { fileId: data.fileId, files, program: reader, signal, leaseMs });
  if (outcome !== 'busy') ctx.log.info({ file: data.fileId, outcome }, 'Reading of a file ended');
};
