'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { findAssignability } from '@/lib/company/compliance/gate';
import { assignPermit, listAssignments, unassignPermit } from '@/lib/company/team/assignments';
import { assignmentSchema } from '@/lib/company/team/schema';
import { createAction } from '@/lib/edge/server/action';
import { callerLocale } from '@/lib/edge/server/session';
import { idSchema } from '@/lib/identity/accounts/schema';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { listPermits } from '@/lib/tracking/permits/queries';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';

const personSchema = z.union([z.object({ userId: idSchema }), z.object({ subcontractorId: idSchema })]);
const { q, after } = permitFiltersSchema.shape;

/** A page of the company's permits, each with whether it is a person's, and what papers the person lacks. */
export const listAssignableAction = createAction({
  access: 'team.manage',
  input: z.object({ person: personSchema, q, after }),
  async run(ctx, input) {
    const locale = await callerLocale();
    const filters = permitFiltersSchema.parse({ q: input.q, after: input.after });
    const { items, next } = await listPermits(ctx, filters);
    const assignments = await listAssignments(ctx, { permitIds: items.map(({ id }) => id) });
    const { person } = input;
    const lines = await getTranslations({ locale, namespace: 'compliance.lines' });
    const { assignable, gaps } =
      'userId' in person
        ? { assignable: 'yes' as const, gaps: [] }
        : await findAssignability(ctx, person.subcontractorId);
    const theirs = new Set(
      assignments
        .filter(({ userId, subcontractorId }) =>
          'userId' in person ? userId === person.userId : subcontractorId === person.subcontractorId,
        )
        .map(({ permitId }) => permitId),
    );
    return {
      next,
      assignable,
      gaps: gaps.map((line) => lines(line)),
      items: items.map(({ id, permitNumber, address, city, state, statusBucket }) => ({
        id,
        permitNumber,
        place: [address && stripCity(address, city, state), placeLabel(city, state, locale)]
          .filter(Boolean)
          .join(' · '),
        bucket: statusBucket,
        isAssigned: theirs.has(id),
      })),
    };
  },
});

export const assignPermitAction = createAction({
  access: 'team.manage',
  input: assignmentSchema,
  run: assignPermit,
});

export const unassignPermitAction = createAction({
  access: 'team.manage',
  input: assignmentSchema,
  run: unassignPermit,
});
