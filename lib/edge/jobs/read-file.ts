import { readNextFile } from '@/lib/checking/reading/read-file';
import type { JobRun } from './types';

/**
 * Reads one of the files that wait; one that cannot be read is noted, not thrown. Not always the one the job was asked
 * for: the queue knows only who came first, and companies are read in turn.
 */
export const readFileJob: JobRun<'read-file'> = async (ctx, services) => {
  const { files, reader, signal, leaseMs } = services;
  const read = await readNextFile(ctx, { files, program: reader, signal, leaseMs });
  if (read) ctx.log.info({ file: read.fileId, outcome: read.outcome }, 'File read job finished');
};
