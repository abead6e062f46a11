import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import { privacyCases } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { Context, JobActor } from '@/lib/context';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { listCases } from './cases';
import { REMIND_DAYS } from './legal-clock';

const DAY_MS = 86_400_000;

/** Tells support, once a day, of the cases whose day is near or past. */
export async function remindOfCases(ctx: Context<JobActor>, { mail }: { mail: MailSettings }): Promise<void> {
  const near = (await listCases(ctx)).filter(({ due }) => due.days <= REMIND_DAYS);
  if (near.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const ids = near.map(({ id }) => id);
    await tx
      .insert(privacyCases)
      .values(ids.map((inquiryId) => ({ inquiryId })))
      .onConflictDoNothing();
    const { inquiryId, remindedAt } = privacyCases;
    const yesterday = new Date(ctx.now.getTime() - DAY_MS);
    const told = await tx
      .update(privacyCases)
      .set({ remindedAt: ctx.now })
      .where(and(inArray(inquiryId, ids), or(isNull(remindedAt), lt(remindedAt, yesterday))))
      .returning({ id: inquiryId });
    const due = near.filter(({ id }) => told.some((one) => one.id === id));
    if (due.length === 0) return;
    await postMail(
      { ...ctx, db: tx },
      {
        to: brand.supportEmail,
        locale: 'en',
        template: 'casesDue',
        props: { cases: due.map(({ id, due: { duty, on, days } }) => ({ reference: id, duty, on, days })) },
        ...mail,
      },
    );
  });
}
