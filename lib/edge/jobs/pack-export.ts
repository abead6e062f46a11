import { packExport } from '@/lib/site/privacy/pack';
import type { JobRun } from './types';

/** Packs one archive. */
export const packExportJob: JobRun<'pack-export'> = async (ctx, services, { exportId }) => {
  const { files, signal, siteUrl, mail } = services;
  const outcome = await packExport(ctx, {
    exportId,
    files,
    mail: { siteUrl, sendsMail: mail !== null },
    signal,
  });
  ctx.log.info({ export: exportId, outcome }, 'Archive job finished');
};
