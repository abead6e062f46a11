import { DEFAULT_TRADE } from '@/lib/company/invitations/types';
import { deleteJobs, type ImportedJob, insertJobs, unchangedJobs } from '@/lib/company/projects/import-jobs';
import {
  deleteSubcontractors,
  insertSubcontractors,
} from '@/lib/company/subcontractors/import-subcontractors';
import { untouchedOf } from '@/lib/platform/tables/untouched';
import { readJobRow, readSubcontractorRow, type SubcontractorRow } from './read-row';
import type { Taken, Undone } from './takers';

export const takeJobs: Taken<ImportedJob> = {
  read: readJobRow,
  take: async (ctx, rows) =>
    (await insertJobs(ctx, rows)).map(({ id, isNew }) => ({
      outcome: isNew ? ('added' as const) : ('known' as const),
      subject: id,
    })),
  undo: async (ctx, rows) => {
    const unchanged = await unchangedJobs(
      ctx,
      rows.map(({ subject }) => subject),
    );
    const untouched = await untouchedOf(ctx, { table: 'projects', ids: unchanged });
    await deleteJobs(ctx, untouched);
    const gone = new Set(untouched);
    return rows.map(({ subject }): Undone => (gone.has(subject) ? 'taken_back' : 'kept'));
  },
};

export const takeSubcontractors: Taken<SubcontractorRow> = {
  read: readSubcontractorRow,
  take: async (ctx, rows) => {
    const described = rows.map((row) => ({ ...row, role: row.role ?? DEFAULT_TRADE[ctx.locale] }));
    return (await insertSubcontractors(ctx, described)).map((found) =>
      found === null
        ? {
            outcome: 'rejected' as const,
            problem: { field: 'companyName' as const, code: 'no_room' as const },
          }
        : { outcome: found.isNew ? ('added' as const) : ('known' as const), subject: found.id },
    );
  },
  undo: async (ctx, rows) => {
    const untouched = await untouchedOf(ctx, {
      table: 'subcontractors',
      ids: rows.map(({ subject }) => subject),
    });
    const gone = new Set(await deleteSubcontractors(ctx, untouched));
    return rows.map(({ subject }): Undone => (gone.has(subject) ? 'taken_back' : 'kept'));
  },
};
