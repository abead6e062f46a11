import type { Database } from '@/db/client';
import {
  attachments,
  cityMails,
  clientLinks,
  complianceHoldings,
  compliancePapers,
  dataExports,
  deletions,
  leadSearches,
  notes,
  permitBulks,
  permitTags,
  permitViews,
  projectPeople,
  projectPermits,
  projects,
  tasks,
  ticketEntries,
  tickets,
} from '@/db/schema';
import { newId } from '@/lib/ids';
import { type MadeCompany, makeFeed, makePermit } from './factories';

export interface DeskRowsOf extends MadeCompany {
  permitId: number;
  subcontractorId: string;
}

/** One of everything the desk, the papers and the privacy page keep of a company; the address of each by its call. */
export async function makeDeskRows(
  db: Database,
  { companyId, userId, permitId, subcontractorId }: DeskRowsOf,
): Promise<Record<string, string>> {
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const project = newId('project');
  await db
    .insert(projects)
    .values({ id: project, companyId, address: `1 Job St ${companyId}`, city: 'Austin', state: 'TX' });
  await db.insert(projectPermits).values({ companyId, projectId: project, permitId, position: 0 });
  await db.insert(projectPeople).values({ companyId, projectId: project, subcontractorId });
  const task = newId('task');
  await db
    .insert(tasks)
    .values({ id: task, companyId, projectId: project, title: 'Theirs', subcontractorId });
  const note = newId('note');
  await db
    .insert(notes)
    .values({ id: note, companyId, projectId: project, authorId: userId, body: 'Theirs' });
  const attachment = newId('attachment');
  const file = { name: 'plan.pdf', type: 'pdf', hash: '0'.repeat(64), bytes: 1 } as const;
  await db
    .insert(attachments)
    .values({ id: attachment, companyId, projectId: project, kind: 'document', addedBy: userId, ...file });
  const link = newId('clientLink');
  await db
    .insert(clientLinks)
    .values({ id: link, companyId, projectId: project, tokenHash: link, locale: 'en', createdBy: userId });
  const tag = newId('tag');
  await db
    .insert(permitTags)
    .values({ id: tag, companyId, name: 'Theirs', slug: 'theirs', createdBy: userId });
  const view = newId('view');
  await db
    .insert(permitViews)
    .values({ id: view, companyId, ownerId: userId, isShared: true, name: 'Theirs', address: 'q=' });
  const bulk = newId('bulk');
  await db.insert(permitBulks).values({
    ...{
      id: bulk,
      companyId,
      userId,
      startKey: bulk,
      action: { verb: 'mute' },
      query: '',
      chosen: [permitId],
    },
    ...{ cutOff: now, state: 'running', total: 1, movedAt: now },
  });
  const search = newId('leadSearch');
  await db.insert(leadSearches).values({
    ...{ id: search, companyId, userId, name: 'Theirs', digest: 'off', toldUntil: now },
    criteria: { cities: [], types: [], contractor: 'none', firm: '', minValue: 0, days: 30 },
  });
  const holding = newId('holding');
  await db
    .insert(complianceHoldings)
    .values({ id: holding, companyId, subcontractorId, line: 'w9', limits: {} });
  const paper = newId('paper');
  await db
    .insert(compliancePapers)
    .values({ id: paper, companyId, subcontractorId, state: 'to_confirm', ...file });
  const mail = newId('cityMail');
  await db.insert(cityMails).values({
    ...{ id: mail, companyId, digest: mail, fromName: 'City', fromAddress: 'permits@example.gov' },
    ...{
      subject: 'Theirs',
      text: 'Theirs',
      isAutoReply: false,
      bytes: 6,
      state: 'to_confirm',
      receivedAt: now,
    },
  });
  const ticket = newId('ticket');
  await db.insert(tickets).values({
    ...{ id: ticket, companyId, openedBy: userId, subject: 'Theirs', topic: 'permits', priority: 'normal' },
    locale: 'en',
  });
  const message = newId('ticketEntry');
  await db
    .insert(ticketEntries)
    .values({ id: message, ticketId: ticket, companyId, side: 'company', authorId: userId, body: 'Theirs' });
  const archive = newId('export');
  await db
    .insert(dataExports)
    .values({ id: archive, subject: 'company', companyId, userId, state: 'ready', expiresAt: later });
  const deletion = newId('deletion');
  await db.insert(deletions).values({ id: deletion, subject: 'company', companyId, dueAt: later });
  const at = (prefix: string, parameter: string, id: string | number, ...ends: string[]) =>
    ['', ...ends].map((end) => [`${prefix}/[${parameter}]${end}`, `${prefix}/${id}${end}`] as const);
  const files = `?name=photo.jpg&message_id=${message}`;
  // A permit is public record: only that of a city the other company does not work in is out of its reach.
  const elsewhere = await makePermit(db, await makeFeed(db, 'dallas-tx'));
  return {
    ...Object.fromEntries([
      ...at('/jobs', 'id', project, '/history'),
      ...at('/projects', 'id', project, '/client-links'),
      ...at('/tasks', 'id', task, '/done'),
      ...at('/notes', 'id', note),
      ...at('/attachments', 'id', attachment),
      ...at('/client-links', 'id', link),
      ...at('/permit-tags', 'tagId', tag),
      ...at('/permit-views', 'viewId', view),
      ...at('/permit-bulk', 'bulkId', bulk, '/stop', '/undo'),
      ...at('/permits', 'id', permitId, '/mute', '/extension-letter.pdf'),
      ...at('/leads', 'permit', elsewhere),
      ...at('/lead-searches', 'search', search),
      ...at('/compliance/holdings', 'id', holding),
      ...at('/compliance/papers', 'id', paper, '/confirm'),
      ...at('/city-mail', 'id', mail, '/apply'),
      ...at('/support/tickets', 'id', ticket, '/messages', '/close'),
      ...at('/privacy/exports', 'id', archive, '/download'),
      ...at('/privacy/deletions', 'id', deletion),
      ...at('/subcontractors', 'id', subcontractorId, '/paper-requests'),
      ...at('/portal/projects', 'id', project, '/notes'),
      ...at('/portal/permits', 'id', permitId, '/notes'),
      ...at('/portal/tasks', 'id', task, '/done'),
    ]),
    '/jobs/[id]/permits/[permitId]': `/jobs/${project}/permits/${permitId}`,
    '/permits/[id]/tags/[tagId]': `/permits/${permitId}/tags/${tag}`,
    '/support/tickets/[id]/files': `/support/tickets/${ticket}/files${files}`,
    '/portal/projects/[id]/files': `/portal/projects/${project}/files?name=photo.jpg&kind=photo`,
    '/portal/permits/[id]/files': `/portal/permits/${permitId}/files?name=photo.jpg&kind=photo`,
  };
}
