import 'server-only';
import { permitReportFileName } from '@/lib/checking/permit-report/permit-report-file-name';
import { ownPermitReported } from '@/lib/checking/permit-report/permit-reported';
import type { PermitReportSource } from '@/lib/checking/permit-report/types';
import type { Context, UserActor } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { AskedReport } from './reports';

/** The report of one of the company's permits. */
export function permitReport(
  ctx: Context<UserActor>,
  permit: { permitId: number; locale: Locale },
): AskedReport<'draw-permit', PermitReportSource> {
  return {
    who: ctx.actor.userId,
    read: () => ownPermitReported(ctx, permit),
    nameOf: (source) => permitReportFileName(source, permit.locale),
  };
}
