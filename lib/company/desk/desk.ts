import { sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { dayIn } from '@/lib/platform/clock/zones';
import type { Names } from './conditions';
import { type DeskPerson, withSlugs } from './people';
import type { BulkAction, BulkState } from './types';

export interface DeskTag {
  id: string;
  name: string;
  slug: string;
  permits: number;
}

export interface DeskView {
  id: string;
  name: string;
  /** What is saved: for everyone, or for its owner. */
  address: string;
  isShared: boolean;
  isOwn: boolean;
  version: number;
}

export interface DeskBulk {
  id: string;
  action: BulkAction;
  state: BulkState;
  total: number;
  done: number;
  changed: number;
}

/** What the page needs besides its permits: names for filters, saved views, actions under way. */
export interface Desk {
  people: DeskPerson[];
  tags: DeskTag[];
  views: DeskView[];
  /** View → the reader's own form of it. */
  edits: Record<string, string>;
  defaults: { own: string | null; all: string | null };
  bulks: DeskBulk[];
  /** The cities the company has permits in or works in, by our word for them. */
  cities: string[];
  /** Whether it watches anything at all. */
  holdsPermits: boolean;
}

interface DeskRow extends Record<string, unknown> {
  people: Omit<DeskPerson, 'slug'>[];
  tags: DeskTag[];
  views: DeskView[];
  edits: Record<string, string>;
  own: string | null;
  all_default: string | null;
  bulks: DeskBulk[];
  cities: string[];
  holds: boolean;
}

/** One statement, because each is a way to the database and back. */
export async function readDesk(ctx: Context<UserActor>): Promise<Desk> {
  const { companyId, userId } = ctx.actor;
  const [row] = await ctx.db.execute<DeskRow>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'isYou', is_you) order by place, name, id), '[]')
        from (
          select u.id, 'member' as kind, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
            u.id = ${userId} as is_you, 1 as place
          from memberships m join users u on u.id = m.user_id where m.company_id = ${companyId}
          union all
          select id, 'subcontractor', company_name, false, 2 from subcontractors where company_id = ${companyId}
        ) one) as people,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'permits',
          (select count(*) from tagged_permits tp where tp.tag_id = t.id)) order by lower(t.name)), '[]')
        from permit_tags t where t.company_id = ${companyId}) as tags,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address, 'isShared', is_shared,
          'isOwn', owner_id is not distinct from ${userId}, 'version', version) order by is_shared desc, created_at, id), '[]')
        from permit_views where company_id = ${companyId} and (is_shared or owner_id = ${userId})) as views,
      (select coalesce(json_object_agg(view_id, address), '{}') from permit_view_edits
        where company_id = ${companyId} and user_id = ${userId}) as edits,
      (select view_id from permit_view_defaults where company_id = ${companyId} and user_id = ${userId}) as own,
      (select view_id from permit_view_defaults where company_id = ${companyId} and user_id is null) as all_default,
      (select coalesce(json_agg(json_build_object('id', id, 'action', action, 'state', state, 'total', total,
          'done', done, 'changed', changed) order by created_at), '[]')
        from permit_bulks where company_id = ${companyId} and state in ('running', 'undoing')) as bulks,
      (select coalesce(json_agg(city order by city), '[]')
        from company_cities where company_id = ${companyId}) as cities,
      exists (select 1 from company_permits where company_id = ${companyId} and state = 'confirmed') as holds`);
  if (!row) throw new Error('a statement without a from clause gives a row');
  return {
    people: withSlugs(row.people),
    tags: row.tags,
    views: row.views,
    edits: row.edits,
    defaults: { own: row.own, all: row.all_default },
    bulks: row.bulks,
    cities: row.cities,
    holdsPermits: row.holds,
  };
}

export function namesOf(
  ctx: Context<UserActor>,
  { people, tags }: Pick<Desk, 'people' | 'tags'>,
  timeZone: string,
): Names {
  const { companyId, userId } = ctx.actor;
  return { companyId, userId, people, tags, today: dayIn(timeZone, ctx.now) };
}
