import { lookAtLicences } from '@/lib/company/compliance/licence-news';
import type { JobRun } from './types';

/** Compares the licences that companies keep an eye on with what the registers say now, and tells what changed. */
export const watchLicencesJob: JobRun<'watch-licences'> = async (ctx, services) => {
  const { signal, siteUrl, mail } = services;
  const { told, failed } = await lookAtLicences(ctx, { mail: { siteUrl, sendsMail: mail !== null }, signal });
  if (told + failed > 0) ctx.log.info({ told, failed }, 'Licences looked at');
};
