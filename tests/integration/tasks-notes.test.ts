import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, permitAssignments, subcontractors } from '@/db/schema';
import {
  addAttachment,
  addPortalAttachment,
  removeAttachment,
  updateAttachment,
} from '@/lib/checking/attachments/mutations';
import {
  findAttachmentContent,
  findPortalAttachmentContent,
  listAttachments,
} from '@/lib/checking/attachments/queries';
import { addAttachmentSchema } from '@/lib/checking/attachments/schema';
import { fileKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { dropContent } from '@/lib/checking/reading/drop-content';
import { addNote, removeNote, updateNote } from '@/lib/company/notes/mutations';
import { addPortalNote, listPortalNotes } from '@/lib/company/notes/portal';
import { listMentionable, listNotes, listOwnMentions } from '@/lib/company/notes/queries';
import { listActivities } from '@/lib/company/projects/history';
import { createProject } from '@/lib/company/projects/mutations';
import { requireSubject } from '@/lib/company/projects/owned';
import { addProjectPerson } from '@/lib/company/projects/people';
import { createProjectSchema } from '@/lib/company/projects/schema';
import { addTask, setTaskDone, updateTask } from '@/lib/company/tasks/mutations';
import { listPortalTasks, setPortalTaskDone } from '@/lib/company/tasks/portal';
import { countTasks, getTask, listTasks } from '@/lib/company/tasks/queries';
import { addTaskSchema, taskFiltersSchema } from '@/lib/company/tasks/schema';
import type { Context, PortalActor, UserActor } from '@/lib/context';
import { linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { inPortal, inviteSub, makePerson, newMember, newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;
let member: Context<UserActor>;
let portal: Context<PortalActor>;
let subcontractorId: string;
let permitId: number;
let projectId: string;
const today = '2026-11-20';
// Files on their way lie in the system's folder for such; other tests' and programs' do not count.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'lintel-attachments-'));
const files = localStore({ folder: join(tmpdir(), 'kept') });

beforeAll(async () => {
  connection = await freshDatabase();
  const { db } = connection;
  owner = await newOwner(db, { tier: 'team' });
  member = await newMember(db, owner.actor.companyId, 'member');
  permitId = await makePermit(db, await makeFeed(db));
  await linkPermit(db, owner.actor.companyId, permitId);
  ({ id: projectId } = await createProject(owner, createProjectSchema.parse({ permitIds: [permitId] })));
  const email = 'sam@example.com';
  await inviteSub(owner, email);
  const userId = await makePerson(db, email);
  const [sub] = await db
    .update(subcontractors)
    .set({ userId, acceptedAt: NOW })
    .where(eq(subcontractors.email, email))
    .returning();
  subcontractorId = sub?.id ?? '';
  portal = inPortal(db, userId);
});
afterAll(() => connection.close());

const task = (input: object) => addTask(owner, addTaskSchema.parse({ title: 'Pay the fee', ...input }));

describe('tasks', () => {
  it('stand in their reader’s list by their day, late ones first', async () => {
    const ctx = await newOwner(connection.db);
    const add = (title: string, input: object) =>
      addTask(ctx, addTaskSchema.parse({ title, assigneeId: ctx.actor.userId, ...input }));
    await add('Undated', {});
    await add('Late', { dueOn: '2026-11-18' });
    await add('Next week', { dueOn: '2026-11-25' });
    await add('Nobody’s', { assigneeId: null });
    const titles = async (given: object) =>
      (await listTasks(ctx, taskFiltersSchema.parse(given), { today })).items.map(({ title }) => title);
    expect(await titles({})).toEqual(['Late', 'Next week', 'Undated']);
    expect(await titles({ time: 'late' })).toEqual(['Late']);
    expect(await titles({ scope: 'unassigned' })).toEqual(['Nobody’s']);
    expect(await countTasks(ctx, { today })).toEqual({ mine: 3, due: 1, all: 4, unassigned: 1 });
    const first = await listTasks(ctx, taskFiltersSchema.parse({}), { today, pageSize: 2 });
    const rest = await listTasks(ctx, taskFiltersSchema.parse({ after: first.next }), { today, pageSize: 2 });
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual([
      'Late',
      'Next week',
      'Undated',
    ]);
  });

  it('sent twice by a device are added once', async () => {
    const requestKey = 'device-1-request-000001';
    const [a, b] = await Promise.all([task({ projectId, requestKey }), task({ projectId, requestKey })]);
    expect(a.id).toBe(b.id);
  });

  it('answer two people who edit one with a conflict', async () => {
    const { id } = await task({ projectId });
    await updateTask(owner, { taskId: id, version: 1, dueOn: '2026-12-01' });
    await expect(updateTask(member, { taskId: id, version: 1, title: 'Mine' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { version: 'changed_meanwhile' },
    });
    expect(await getTask(owner, { taskId: id })).toMatchObject({ title: 'Pay the fee', dueOn: '2026-12-01' });
  });

  it('done by two devices are done once, by who came first', async () => {
    const { id } = await task({ permitId });
    await setTaskDone(owner, { taskId: id, done: true });
    await setTaskDone(member, { taskId: id, done: true });
    expect((await getTask(owner, { taskId: id })).doneBy?.id).toBe(owner.actor.userId);
  });

  it('of a permit are called by the job that has it', async () => {
    const { id } = await task({ permitId });
    expect((await getTask(owner, { taskId: id })).project?.id).toBe(projectId);
  });

  it('go to a subcontractor, who sees and does their own alone', async () => {
    const { id } = await task({ projectId, subcontractorId });
    const other = await task({ projectId });
    expect((await listPortalTasks(portal)).map((one) => one.id)).toEqual([id]);
    await setPortalTaskDone(portal, { taskId: id, done: true });
    expect((await getTask(owner, { taskId: id })).doneBy?.id).toBe(portal.actor.userId);
    expect(await outcome(setPortalTaskDone(portal, { taskId: other.id, done: true }))).toBe('not_found');
  });

  it('are refused for strangers', async () => {
    const theirs = await newOwner(connection.db);
    expect(await outcome(addTask(theirs, addTaskSchema.parse({ title: 'x', projectId })))).toBe('not_found');
    expect(await outcome(task({ assigneeId: theirs.actor.userId }))).toBe('invalid_input');
  });
});

describe('notes', () => {
  it('tell those they name, once, however often they are edited', async () => {
    const named = `Ask @[${member.actor.userId}]`;
    const { id } = await addNote(owner, { projectId, body: named, shared: false, mail: MAIL });
    const mails = await connection.db
      .select()
      .from(messages)
      .where(eq(messages.companyId, owner.actor.companyId));
    expect(mails.filter(({ subject }) => subject?.includes('named you'))).toHaveLength(1);
    await updateNote(owner, { noteId: id, version: 1, body: `${named} again`, mail: MAIL });
    expect(
      await connection.db.select().from(messages).where(eq(messages.companyId, owner.actor.companyId)),
    ).toHaveLength(mails.length);
    const told = (await listOwnMentions(member)).filter((one) => one.noteId === id);
    expect(told).toHaveLength(1);
    await updateNote(owner, { noteId: id, version: 2, body: 'Nobody' });
    expect((await listOwnMentions(member)).filter((one) => one.noteId === id)).toEqual([]);
  });

  it('tell a subcontractor they name by mail, where the portal shows it', async () => {
    const { db } = connection;
    const feedPermit = await makePermit(db, await makeFeed(db));
    await linkPermit(db, owner.actor.companyId, feedPermit);
    const [sub] = await db.select().from(subcontractors).where(eq(subcontractors.id, subcontractorId));
    const mails = async () =>
      (
        await db
          .select()
          .from(messages)
          .where(eq(messages.recipient, sub?.email ?? ''))
      ).filter(({ subject }) => subject?.includes('named you'));
    const write = (shared: boolean) =>
      addNote(owner, {
        permitId: feedPermit,
        body: `Rough-in is yours, @[${subcontractorId}]`,
        shared,
        mail: MAIL,
      });
    // Not assigned there, it sees nothing of it; assigned, what is shared.
    await write(true);
    await db
      .insert(permitAssignments)
      .values({ companyId: owner.actor.companyId, permitId: feedPermit, subcontractorId });
    await write(false);
    expect(await mails()).toEqual([]);
    await write(true);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/subcontractor-portal/permits/${feedPermit}`);
  });

  it('answer two devices that edit one with a conflict, and are another’s to edit by nobody', async () => {
    const { id } = await addNote(owner, { permitId, body: 'One', shared: false });
    await updateNote(owner, { noteId: id, version: 1, body: 'Two' });
    await expect(updateNote(owner, { noteId: id, version: 1, body: 'Lost' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { version: 'changed_meanwhile' },
    });
    expect(await outcome(updateNote(member, { noteId: id, version: 2, body: 'Theirs' }))).toBe('forbidden');
    expect(await outcome(removeNote(member, { noteId: id }))).toBe('forbidden');
    const bodies = (await listNotes(owner, await requireSubject(owner, { permitId }))).map(
      ({ body }) => body,
    );
    expect(bodies).toContain('Two');
  });

  it('name nobody of another company', async () => {
    const theirs = await newOwner(connection.db);
    const body = `@[${theirs.actor.userId}]`;
    expect(await outcome(addNote(owner, { projectId, body, shared: false }))).toBe('invalid_input');
  });

  it('say what each person can see: a subcontractor nothing until put on the job, then what is shared', async () => {
    const { id } = await createProject(
      owner,
      createProjectSchema.parse({ address: '9 A St', city: 'Austin', state: 'TX' }),
    );
    const sees = async () =>
      (await listMentionable(owner, await requireSubject(owner, { projectId: id }))).find(
        (one) => one.id === subcontractorId,
      )?.sees;
    expect(await sees()).toBe('nothing');
    await addNote(owner, { projectId: id, body: 'Private', shared: false });
    await addNote(owner, { projectId: id, body: 'Shared', shared: true });
    expect(await outcome(listPortalNotes(portal, { projectId: id }))).toBe('not_found');
    await addProjectPerson(owner, { projectId: id, subcontractorId });
    expect(await sees()).toBe('shared');
    await addPortalNote(
      { ...portal, now: new Date(NOW.getTime() + 1_000) },
      { projectId: id, body: 'From the site' },
    );
    expect((await listPortalNotes(portal, { projectId: id })).map(({ body }) => body)).toEqual([
      'Shared',
      'From the site',
    ]);
  });
});

const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]);
const upload = (input: object, content: Buffer, declaredBytes: number | null = content.length) =>
  addAttachment(owner, {
    ...addAttachmentSchema.parse({ kind: 'photo', name: 'site.png', projectId, ...input }),
    body: new Blob([new Uint8Array(content)]).stream() as ReadableStream<Uint8Array>,
    declaredBytes,
    files,
  });

describe('documents and photos', () => {
  it('are kept by what they hold, and deleted when nothing refers to it', async () => {
    const { id } = await upload({ caption: 'North wall' }, PNG);
    const content = await findAttachmentContent(owner, { attachmentId: id });
    const key = fileKey(content?.companyId ?? '', content?.hash ?? '');
    expect(await files.has(key)).toBe(true);
    expect((await listAttachments(owner, await requireSubject(owner, { projectId })))[0]).toMatchObject({
      id,
      caption: 'North wall',
      kind: 'photo',
    });
    const drop = (now: Date) =>
      dropContent({ ...owner, now }, { files, companyId: owner.actor.companyId, hash: content?.hash ?? '' });
    expect(await drop(NOW)).toBe(false);
    await removeAttachment(owner, { attachmentId: id });
    expect(await drop(new Date(NOW.getTime() + 31 * 86_400_000))).toBe(true);
    expect(await files.has(key)).toBe(false);
  });

  it('leave a line in the history when they are changed, none when they stay as they were', async () => {
    const { id: attachmentId } = await upload({ caption: 'North wall' }, PNG);
    const change = { name: 'rough-in.png', caption: 'North wall', shared: true };
    await updateAttachment(owner, { attachmentId, ...change });
    await updateAttachment(owner, { attachmentId, ...change });
    const { items } = await listActivities(owner, await requireSubject(owner, { projectId }));
    expect(items.filter(({ subject }) => subject === attachmentId)).toMatchObject([
      { kind: 'photo_changed', details: { name: 'rough-in.png', fields: 'name,shared' } },
      { kind: 'photo_added' },
    ]);
  });

  it('sent twice by a device are kept once', async () => {
    const requestKey = 'device-1-request-000002';
    const first = await upload({ requestKey }, PNG);
    expect(await upload({ requestKey }, PNG)).toEqual(first);
  });

  it('refuse a photo of 60 MB before reading it, an SVG with a script, and a page called a picture', async () => {
    expect(await outcome(upload({}, PNG, 60 * 1024 * 1024))).toBe('payload_too_large');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await outcome(upload({ name: 'plan.svg' }, svg))).toBe('unsupported_media_type');
    expect(await outcome(upload({ name: 'plan.png' }, svg))).toBe('unsupported_media_type');
    expect(await outcome(upload({ name: 'plan.png' }, Buffer.from('%PDF-1.7\n')))).toBe(
      'unsupported_media_type',
    );
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith('lintel-file-'));
    expect(left).toEqual([]);
  });

  it('open to a subcontractor where they were put, and only what is shared', async () => {
    const own = await upload({ permitId, projectId: undefined }, PNG);
    const shared = await upload({ permitId, projectId: undefined, shared: true }, PNG);
    const content = (attachmentId: string) => findPortalAttachmentContent(portal, { attachmentId });
    expect(await content(shared.id)).toBeNull();
    await connection.db
      .insert(permitAssignments)
      .values({ companyId: owner.actor.companyId, permitId, subcontractorId, createdAt: NOW });
    expect(await content(own.id)).toBeNull();
    expect(await content(shared.id)).not.toBeNull();
    const sent = await addPortalAttachment(portal, {
      ...addAttachmentSchema.parse({ kind: 'photo', name: 'rough-in.png', permitId }),
      body: new Blob([new Uint8Array(PNG)]).stream() as ReadableStream<Uint8Array>,
      declaredBytes: PNG.length,
      files,
    });
    expect(await content(sent.id)).not.toBeNull();
  });
});
