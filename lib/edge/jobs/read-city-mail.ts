import { readCityMail } from '@/lib/checking/city-mail/read';
import type { JobRun } from './types';

/** Reads a mail that was forwarded to one of our addresses. */
export const readCityMailJob: JobRun<'read-city-mail'> = (ctx, { files, reader, signal }, { mailId }) =>
  readCityMail(ctx, { mailId, files, program: reader, signal });
