import { type SQL, sql } from 'drizzle-orm';
import { memberships, sessions } from '@/db/schema';

/** The company a session works in, as `findAccount` decides it: the chosen one, else the user's first. */
const workPlace = sql`(
  select ${memberships.companyId} from ${memberships}
  where ${memberships.userId} = ${sessions.userId} and ${memberships.pausedAt} is null
  order by coalesce(${memberships.companyId} = ${sessions.companyId}, false) desc, ${memberships.createdAt}
  limit 1
)`;

/** Whether a session works in a company; asked while its user still belongs to it. */
export function worksIn(companyId: string): SQL {
  return sql`${workPlace} = ${companyId}`;
}
