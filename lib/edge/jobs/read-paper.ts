import { readPaperFile } from '@/lib/checking/papers/read';
import type { JobRun } from './types';

/** Reads a paper of compliance; one that cannot be read is noted, not thrown. */
export const readPaperJob: JobRun<'read-paper'> = (ctx, { files, reader, signal }, { paperId }) =>
  readPaperFile(ctx, { paperId, files, program: reader, signal });
