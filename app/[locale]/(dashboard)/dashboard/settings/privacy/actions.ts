'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { findSessionAccount } from '@/lib/edge/server/session';
import { env } from '@/lib/env';
import { requestDeletion, takeBackDeletion } from '@/lib/site/privacy/deletions';
import { requestExport, unlockExport } from '@/lib/site/privacy/exports';
import {
  confirmationSchema,
  deletionIdSchema,
  exportIdSchema,
  subjectSchema,
} from '@/lib/site/privacy/schema';

const access = 'account.own';

/** The company worked in; the domain asks whether it is the reader's to decide over. */
async function currentCompany(): Promise<string | null> {
  return (await findSessionAccount())?.company?.id ?? null;
}

export const requestExportAction = createAction({
  access,
  input: subjectSchema,
  async run(ctx, { subject }) {
    const { id } = await requestExport(ctx, { subject, companyId: await currentCompany() });
    return { id };
  },
});

export const unlockExportAction = createAction({
  access,
  input: confirmationSchema.extend({ exportId: exportIdSchema }),
  async run(ctx, input) {
    await unlockExport(ctx, { ...input, secret: env().AUTH_SECRET, mail: mailSettings() });
    return { href: `/api/v1/data-exports/${input.exportId}` };
  },
});

export const requestDeletionAction = createAction({
  access,
  input: subjectSchema,
  async run(ctx, { subject }) {
    const companyId = await currentCompany();
    const { id } = await requestDeletion(ctx, { subject, companyId, mail: mailSettings() });
    return { id };
  },
});

export const takeBackDeletionAction = createAction({
  access,
  input: z.object({ deletionId: deletionIdSchema }),
  run: (ctx, { deletionId }) => takeBackDeletion(ctx, { deletionId, mail: mailSettings() }),
});
