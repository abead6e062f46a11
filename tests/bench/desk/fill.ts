import { connect } from '@/db/client';
import { makeCompany } from '../../support/factories';
import { fillPermits } from '../feeds/fill';

export interface DeskCompany {
  companyId: string;
  userId: string;
  /** A permit of a job, and that job. */
  permitId: number;
  projectId: string;
}

const CITIES = 9;

/**
 * One company with all permits of nine cities, as somebody works with them: one in five moved in the last month, one in
 * ten has inspections, one in twenty is in a job, and jobs have tasks, notes, people and tags.
 */
export async function fillDesk(url: string, { permits }: { permits: number }): Promise<DeskCompany> {
  const { db, sql, close } = connect(url, { max: 2 });
  try {
    const today = new Date().toISOString().slice(0, 10);
    await fillPermits(sql, { rows: permits, cities: CITIES, today });
    const { companyId, userId } = await makeCompany(db, { tier: 'enterprise', cities: ['austin-tx'] });
    await sql`update permits set valuation_cents = 100000 + (id * 7919) % 90000000, changed_at = now() - make_interval(hours => (id % 9000)::int),
      expires_date = case when status_bucket = 'issued' then current_date + (id % 700)::int - 60 end, city = 'Bench ' || feed_id`;
    await sql`insert into company_permits (company_id, permit_id, source, state, score)
      select ${companyId}, id, 'name', 'confirmed', 1 from permits`;
    await sql`insert into permit_events (permit_id, revision, kind, from_bucket, to_bucket, changes, detected_at, fanned_out_at)
      select id, 1, 'status_changed', 'pending', status_bucket, '{}', at, at
      from (select id, status_bucket, now() - make_interval(mins => (id % 43200)::int) as at from permits where id % 5 = 0) one`;
    await sql`insert into inspections (permit_id, source_key, kind, held_on, outcome, first_seen_at, changed_at)
      select id, n::text, 'Framing', current_date + (id % 60)::int - 50 + n, case when n = 0 then 'passed' else 'scheduled' end, now(), now()
      from permits, generate_series(0, 1) n where id % 10 = 0 and status_bucket = 'issued'`;
    await sql`insert into projects (id, company_id, address, address_norm, city, state, client_name, starts_on, created_by)
      select 'prj_' || id, ${companyId}, address, address_norm, city, state, 'Client ' || id, current_date + 30, ${userId}
      from permits where id % 40 = 0`;
    await sql`insert into project_permits (company_id, permit_id, project_id, position)
      select ${companyId}, id, 'prj_' || (id - id % 40), id % 40 from permits where id % 40 < 2 and id >= 40`;
    await sql`insert into project_people (company_id, project_id, user_id, is_lead)
      select ${companyId}, id, ${userId}, true from projects`;
    await sql`insert into tasks (id, company_id, project_id, title, due_on, assignee_id, created_by)
      select 'tsk_' || p.id || n, ${companyId}, p.id, 'Book the inspection', current_date + n * 9 - 12, ${userId}, ${userId}
      from projects p, generate_series(0, 3) n`;
    await sql`insert into notes (id, company_id, project_id, author_id, body)
      select 'note_' || id, ${companyId}, id, ${userId}, 'The crane comes at seven.' from projects`;
    await sql`insert into permit_tags (id, company_id, name, slug, created_by)
      select 'tag_' || n, ${companyId}, 'Tag ' || n, 'tag-' || n, ${userId} from generate_series(1, 8) n`;
    await sql`insert into tagged_permits (company_id, permit_id, tag_id)
      select ${companyId}, id, 'tag_' || (1 + id % 8) from permits where id % 7 = 0`;
    await sql`insert into permit_assignments (company_id, permit_id, user_id)
      select ${companyId}, id, ${userId} from permits where id % 9 = 0`;
    await sql`vacuum analyze`;
    const [open] = await sql<{ id: string; project: string }[]>`
      select p.id, j.project_id as project from permits p join project_permits j on j.permit_id = p.id
      where p.status_bucket = 'pending' order by p.id limit 1`;
    return { companyId, userId, permitId: Number(open?.id), projectId: open?.project ?? '' };
  } finally {
    await close();
  }
}
