import { eq } from 'drizzle-orm';
import { tickets, users } from '@/db/schema';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { answerTicket } from '@/lib/site/support/desk';
import { openTicket } from '@/lib/site/support/tickets';

interface Input {
  companyId: CompanyId;
  ownerId: string;
  /** Who answers: an account of the back office. */
  adminEmail: string;
  siteUrl: string;
}

const HOUR_MS = 3_600_000;

/** Two questions of the demo contractor: one with its answer, one that waits. Idempotent. */
export async function seedTickets(ctx: JobContext, input: Input): Promise<void> {
  const { companyId, ownerId, siteUrl, adminEmail } = input;
  if ((await ctx.db.$count(tickets, eq(tickets.companyId, companyId))) > 0) return;
  const mail = { siteUrl, sendsMail: false };
  const at = (hoursAgo: number) => new Date(ctx.now.getTime() - hoursAgo * HOUR_MS);
  const actor = { kind: 'user', userId: ownerId, companyId, role: 'owner', tier: 'professional' } as const;
  const asOwner = (now: Date): Context<UserActor> => ({ ...ctx, now, actor });
  const { ticketId } = await openTicket(asOwner(at(52)), {
    subject: 'A permit in Phoenix has no contractor',
    topic: 'permits',
    body: 'We pulled a permit in Phoenix two weeks ago and it does not show up under our name. The city lists it without a contractor. How do we watch it?',
    locale: 'en',
    mail,
  });
  const [admin] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, adminEmail));
  if (admin)
    await answerTicket(
      { ...ctx, now: at(47), actor: { kind: 'admin', userId: admin.id } },
      {
        ticketId,
        body: 'Where a city names no contractor, add the permit by its number: Permits, then Add. From then on it is watched like your others, and everybody who gets your notices hears when it moves.',
        close: false,
        mail,
      },
    );
  await openTicket(asOwner(at(3)), {
    subject: 'Two invoices in one month',
    topic: 'billing',
    body: 'I see a second invoice for November. Is that the pack of extra checks?',
    locale: 'en',
    mail,
  });
}
