import type { Database } from '@/db/client';
import {
  attachments,
  cityFees,
  cityMails,
  clientLinks,
  complianceHoldings,
  compliancePapers,
  dataExports,
  deletions,
  importRows,
  imports,
  notes,
  permitBulks,
  permitTags,
  permitViews,
  projectDates,
  projectFees,
  workflows,
} from '@/db/schema';
import { newId } from '@/lib/ids';
import { makeFeed, makePermit } from './factories';
import { makeJob, makeProspects, makeTicket, type RowsOf } from './page-rows';

/** One of everything the desk, the papers and the privacy page keep of a company; the id of each. */
export async function makeDeskRows(db: Database, of: RowsOf) {
  const { companyId, userId, permitId, subcontractorId } = of;
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const { projectId, taskId } = await makeJob(db, of);
  const dateId = newId('projectDate');
  await db
    .insert(projectDates)
    .values({ id: dateId, companyId, projectId, title: 'Theirs', day: '2030-01-02' });
  const feeId = newId('projectFee');
  await db
    .insert(projectFees)
    .values({ id: feeId, companyId, projectId, permitId, title: 'Theirs', amountCents: 100, state: 'due' });
  const noteId = newId('note');
  await db.insert(notes).values({ id: noteId, companyId, projectId, authorId: userId, body: 'Theirs' });
  const attachmentId = newId('attachment');
  const file = { name: 'plan.pdf', type: 'pdf', hash: '0'.repeat(64), bytes: 1 } as const;
  await db
    .insert(attachments)
    .values({ id: attachmentId, companyId, projectId, kind: 'document', addedBy: userId, ...file });
  const linkId = newId('clientLink');
  await db
    .insert(clientLinks)
    .values({ id: linkId, companyId, projectId, tokenHash: linkId, locale: 'en', createdBy: userId });
  const tagId = newId('tag');
  await db
    .insert(permitTags)
    .values({ id: tagId, companyId, name: 'Theirs', slug: 'theirs', createdBy: userId });
  const viewId = newId('view');
  await db
    .insert(permitViews)
    .values({ id: viewId, companyId, ownerId: userId, isShared: true, name: 'Theirs', address: 'q=' });
  const bulkId = newId('bulk');
  await db.insert(permitBulks).values({
    ...{ id: bulkId, companyId, userId, startKey: bulkId, action: { verb: 'mute' }, query: '' },
    // Moved in the future: no worker of a served site takes it for one that was left.
    ...{ chosen: [permitId], cutOff: now, state: 'running', total: 1, movedAt: later },
  });
  const importId = newId('import');
  await db.insert(imports).values({
    ...{ id: importId, companyId, userId, kind: 'permits', fileName: 'theirs.csv', headings: ['Permit'] },
    ...{ mapping: ['permitNumber'], state: 'draft', total: 1, movedAt: later },
  });
  await db.insert(importRows).values({ importId, row: 1, cells: ['Theirs'] });
  const { search } = await makeProspects(db, of);
  const holdingId = newId('holding');
  await db
    .insert(complianceHoldings)
    .values({ id: holdingId, companyId, subcontractorId, line: 'w9', limits: {} });
  const paperId = newId('paper');
  await db
    .insert(compliancePapers)
    .values({ id: paperId, companyId, subcontractorId, state: 'to_confirm', ...file });
  const mailId = newId('cityMail');
  await db.insert(cityMails).values({
    ...{ id: mailId, companyId, digest: mailId, fromName: 'City', fromAddress: 'permits@example.gov' },
    ...{
      subject: 'Theirs',
      text: 'Theirs',
      isAutoReply: false,
      bytes: 6,
      state: 'to_confirm',
      receivedAt: now,
    },
  });
  await db.insert(cityFees).values({ mailId, companyId, permitId, position: 0, label: 'Theirs', cents: 100 });
  const { ticketId, entryId } = await makeTicket(db, of);
  const workflowId = newId('workflow');
  await db.insert(workflows).values({
    ...{ id: workflowId, companyId, name: 'Theirs', trigger: 'check_fault', signingKey: '' },
    rule: {
      trigger: { kind: 'check_fault' },
      conditions: [],
      actions: [{ kind: 'notify', to: ['keeper'], message: '' }],
      perHour: 1,
      restHours: 0,
    },
  });
  const exportId = newId('export');
  await db
    .insert(dataExports)
    .values({ id: exportId, subject: 'company', companyId, userId, state: 'ready', expiresAt: later });
  const deletionId = newId('deletion');
  await db.insert(deletions).values({ id: deletionId, subject: 'company', companyId, dueAt: later });
  return {
    ...{
      projectId,
      taskId,
      dateId,
      feeId,
      noteId,
      attachmentId,
      linkId,
      tagId,
      viewId,
      bulkId,
      importId,
      search,
    },
    ...{ holdingId, paperId, mailId, ticketId, entryId, exportId, deletionId, workflowId },
  };
}

/** The same, with the address of each by its call. */
export async function makeDeskAddresses(db: Database, of: RowsOf): Promise<Record<string, string>> {
  const { permitId, subcontractorId } = of;
  const rows = await makeDeskRows(db, of);
  const { projectId, taskId, tagId, ticketId } = rows;
  const at = (prefix: string, parameter: string, id: string | number, ...ends: string[]) =>
    ['', ...ends].map((end) => [`${prefix}/[${parameter}]${end}`, `${prefix}/${id}${end}`] as const);
  const files = `?name=photo.jpg&message_id=${rows.entryId}`;
  // A permit is public record: only that of a city the other company does not work in is out of its reach.
  const elsewhere = await makePermit(db, await makeFeed(db, 'boulder-co'));
  return {
    ...Object.fromEntries([
      ...at('/jobs', 'id', projectId, '/history'),
      ...at('/projects', 'id', projectId, '/client-links'),
      ...at('/tasks', 'id', taskId, '/done'),
      ...at('/fees', 'id', rows.feeId),
      ...at('/notes', 'id', rows.noteId),
      ...at('/attachments', 'id', rows.attachmentId),
      ...at('/client-links', 'id', rows.linkId),
      ...at('/permit-tags', 'tagId', tagId),
      ...at('/permit-views', 'viewId', rows.viewId),
      ...at('/permit-bulk', 'bulkId', rows.bulkId, '/stop', '/undo'),
      ...at('/imports', 'importId', rows.importId, '/preview', '/start', '/stop', '/undo'),
      ...at(
        '/permits',
        'id',
        permitId,
        '/join',
        '/mute',
        '/extension-letter.pdf',
        '/city-clock-letter.pdf',
        '/report.pdf',
        '/complete-day',
      ),
      ...at('/leads', 'permit', elsewhere),
      ...at('/lead-searches', 'search', rows.search),
      ...at('/compliance/holdings', 'id', rows.holdingId),
      ...at('/compliance/papers', 'id', rows.paperId, '/confirm'),
      ...at('/city-mail', 'id', rows.mailId, '/apply'),
      ...at('/support/tickets', 'id', ticketId, '/messages', '/close'),
      ...at('/workflows', 'workflow', rows.workflowId, '/dry-run', '/switch', '/runs'),
      ...at('/privacy/exports', 'id', rows.exportId, '/download'),
      ...at('/privacy/deletions', 'id', rows.deletionId),
      ...at('/subcontractors', 'id', subcontractorId, '/paper-requests'),
      ...at('/portal/projects', 'id', projectId, '/notes'),
      ...at('/portal/permits', 'id', permitId, '/notes'),
      ...at('/portal/tasks', 'id', taskId, '/done'),
    ]),
    '/jobs/[id]/permits/[permitId]': `/jobs/${projectId}/permits/${permitId}`,
    '/permits/[id]/tags/[tagId]': `/permits/${permitId}/tags/${tagId}`,
    '/support/tickets/[id]/files': `/support/tickets/${ticketId}/files${files}`,
    '/portal/projects/[id]/files': `/portal/projects/${projectId}/files?name=photo.jpg&kind=photo`,
    '/portal/permits/[id]/files': `/portal/permits/${permitId}/files?name=photo.jpg&kind=photo`,
  };
}
