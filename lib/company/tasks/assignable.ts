import type { Mentionable } from '@/lib/company/notes/view';
import type { UserActor } from '@/lib/context';
import { mayUse } from '@/lib/identity/access/permissions';

/** Somebody who can be given a task. */
export interface Assignable {
  kind: Mentionable['kind'];
  id: string;
  name: string;
}

/** Of those who can be named at a job or a permit, whom a task there can be given to. */
export function assignableOf(people: readonly Mentionable[], actor: UserActor): Assignable[] {
  const withSubs = mayUse('subcontractors.read', actor);
  return people.flatMap(({ kind, id, name, company, part }): Assignable[] => {
    if (kind === 'subcontractor') return withSubs ? [{ kind, id, name: company ?? name }] : [];
    return part === 'viewer' ? [] : [{ kind, id, name }];
  });
}
