import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type CheckDetail, getCheck } from '@/lib/checking/checks/queries';
import { checkIdSchema } from '@/lib/checking/checks/schema';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** Sends away from a check that is not the company's just as from one that does not exist: an address tells nothing. */
export const requireOwnCheck = cache(
  async (locale: Locale, id: string): Promise<UserGate & { check: CheckDetail }> => {
    const gate = await requireUser(locale, 'checks.read');
    const checkId = checkIdSchema.safeParse(id);
    if (!checkId.success) redirect(hrefFor('/dashboard/permit-checklist', locale));
    try {
      return { ...gate, check: await getCheck(gate.ctx, { checkId: checkId.data }) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        redirect(hrefFor('/dashboard/permit-checklist', locale));
      throw error;
    }
  },
);
