import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { companies, leadSearches, memberships, subscriptions, users } from '@/db/schema';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { mayUse } from '@/lib/identity/access/permissions';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import { digestAfter } from './digest-time';
import { leadFiltersToQuery } from './filters-query';
import { chooseFeeds, findNew, toLead } from './queries';
import { leadFiltersSchema } from './schema';
import type { Lead } from './view';

/** Leads a digest shows; what is beyond them is counted. */
const SHOWN = 20;
const COUNTED = 200;
const SEARCHES_A_RUN = 500;

interface Work {
  mail: MailSettings;
  signal?: AbortSignal | undefined;
}

/**
 * Mails each due search's new permits to whoever asked for it, and nothing where there are none. Each search is
 * moved on in the transaction that writes its mail, so that a run that breaks off tells nothing twice.
 */
export async function sendLeadDigests(ctx: Context, work: Work): Promise<{ sent: number; failed: number }> {
  const due = await listDue(ctx);
  let sent = 0;
  const { failed } = await forEachApart(
    ctx,
    due,
    { failure: 'Lead digest failed', label: ({ search }) => ({ search: search.id }), signal: work.signal },
    async (one) => {
      if (await sendOne(ctx, one, work.mail)) sent += 1;
    },
  );
  return { sent, failed };
}

type Due = Awaited<ReturnType<typeof listDue>>[number];

function listDue(ctx: Context) {
  return ctx.db
    .select({
      search: leadSearches,
      company: { name: companies.name, timeZone: companies.timeZone },
      reader: { id: users.id, email: users.email, name: users.firstName, locale: users.locale },
      role: memberships.role,
      tier: entitledTier,
    })
    .from(leadSearches)
    .innerJoin(companies, eq(companies.id, leadSearches.companyId))
    .leftJoin(users, and(eq(users.id, leadSearches.userId), isNull(users.disabledAt)))
    .leftJoin(
      memberships,
      and(
        eq(memberships.companyId, leadSearches.companyId),
        eq(memberships.userId, leadSearches.userId),
        isNull(memberships.pausedAt),
      ),
    )
    .leftJoin(subscriptions, eq(subscriptions.companyId, leadSearches.companyId))
    .where(lte(leadSearches.nextDigestAt, ctx.now))
    .orderBy(asc(leadSearches.nextDigestAt))
    .limit(SEARCHES_A_RUN);
}

async function sendOne(ctx: Context, due: Due, mail: MailSettings): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { search, company, reader } = due;
    const [claimed] = await tx
      .update(leadSearches)
      .set({ toldUntil: ctx.now, nextDigestAt: digestAfter(ctx.now, company.timeZone, search.digest) })
      .where(and(eq(leadSearches.id, search.id), lte(leadSearches.nextDigestAt, ctx.now)))
      .returning({ id: leadSearches.id });
    const actor = actorOf(due);
    if (!claimed || !reader || !actor) return false;
    const found = await findSince({ ...ctx, db: tx, actor }, due);
    if (found.length === 0) return false;
    await postMail(
      { ...ctx, db: tx },
      {
        to: reader.email,
        locale: reader.locale,
        timeZone: company.timeZone,
        template: 'leadDigest',
        props: {
          name: reader.name,
          company: company.name,
          search: search.name,
          count: found.length,
          isMore: found.length === COUNTED,
          leads: found.slice(0, SHOWN),
          query: leadFiltersToQuery(leadFiltersSchema.parse(search.criteria)),
        },
        companyId: search.companyId,
        ...mail,
      },
    );
    return true;
  });
}

/** Who asked, with what they may do now; null once they may not read leads any more. */
function actorOf({ search, reader, role, tier }: Due): UserActor | null {
  if (!reader || !role || !mayUse('prospects.read', { role, tier })) return null;
  return { kind: 'user', userId: reader.id, companyId: asCompanyId(search.companyId), role, tier };
}

async function findSince(ctx: Context<UserActor>, { search }: Due): Promise<Lead[]> {
  const { feedIds } = await chooseFeeds(ctx, search.criteria);
  if (feedIds.length === 0) return [];
  const reach = { feedIds, after: null, limit: COUNTED, seenAfter: search.toldUntil };
  return (await findNew(ctx, search.criteria, reach)).map(toLead);
}
