import { readNextFile } from '@/lib/checking/reading/read-file';
import type { JobContext, JobRun, JobServices } from './types';

/**
 * Reads one of the files that wait; one that cannot be read is noted, not thrown. Not always the one the job was asked
 * for: the queue knows only who came first, and companies are read in turn.
 */
export const readFileJob: JobRun<'read-file'> = (ctx, services) => readNext(ctx, services, false);

/** The place that companies without a plan cannot take up, however much they upload. */
export const readPaidFileJob: JobRun<'read-paid-file'> = (ctx, services) => readNext(ctx, services, true);

async function readNext(ctx: JobContext, services: JobServices, payingOnly: boolean): Promise<void> {
  const { files, reader, signal, leaseMs } = services;
  const read = await readNextFile(ctx, { files, program: reader, signal, leaseMs, payingOnly });
  if (read) ctx.log.info({ file: read.fileId, outcome: read.outcome }, 'File read job finished');
}
