import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRound, listAssignees, listRounds } from '@/lib/checking/checks/round-queries';
import { MAX_COMMENTS } from '@/lib/checking/checks/round-types';
import {
  addComments,
  addRound,
  deleteComment,
  deleteRound,
  updateComment,
  updateRound,
} from '@/lib/checking/checks/rounds';
import { splitComments } from '@/lib/checking/checks/split-comments';
import type { Context, UserActor } from '@/lib/context';
import { type MadeCheck, makeCheckWithFile } from '../support/done-run';
import { newMember, newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;
let check: MadeCheck;

beforeAll(async () => {
  connection = await freshDatabase();
  owner = await newOwner(connection.db);
  check = await makeCheckWithFile(owner);
});
afterAll(() => connection.close());

const DATES = { receivedOn: '2026-11-12', dueOn: '2026-11-30', reviewer: 'J. Ortiz' };
const words = (comment: string, discipline: string | null = null) => ({ comment, discipline, sheet: null });

async function newRound(comments: ReturnType<typeof words>[] = []) {
  const mine = await makeCheckWithFile(owner);
  const round = await addRound(owner, { checkId: mine.checkId, ...DATES, carry: false });
  if (comments.length > 0) await addComments(owner, { roundId: round.id, comments });
  const read = async () => {
    const { groups } = await getRound(owner, { roundId: round.id });
    return groups.flatMap((group) => group.comments);
  };
  return { ...mine, roundId: round.id, read };
}

describe('rounds', () => {
  it('are numbered within their check, listed with counts, and grouped by subject', async () => {
    const first = await addRound(owner, { checkId: check.checkId, ...DATES, carry: true });
    expect([first.number, first.carried]).toEqual([1, 0]);
    const letter = 'STRUCTURAL\n\n1. Seal sheet S-201.\n2. Show the beam.\n\nZoning:\n\n1. Show the setback.';
    const { comments } = splitComments(letter);
    expect(await addComments(owner, { roundId: first.id, comments })).toEqual({ added: 3 });
    await addComments(owner, { roundId: first.id, comments: [words('Show the footing.', 'Structural')] });
    const round = await getRound(owner, { roundId: first.id });
    expect(
      round.groups.map((group) => [group.discipline, group.comments.map(({ number }) => number)]),
    ).toEqual([
      ['STRUCTURAL', [1, 2, 4]],
      ['Zoning', [3]],
    ]);
    expect(round.groups[0]?.comments[0]?.sheet).toBe('S-201');
    const [listed] = await listRounds(owner, { checkId: check.checkId });
    expect(listed).toMatchObject({ ...DATES, counts: { all: 4, open: 4, answered: 0, accepted: 0 } });
  });

  it('two made at once get numbers of their own', async () => {
    const { checkId } = await makeCheckWithFile(owner);
    const made = await Promise.all([1, 2, 3].map(() => addRound(owner, { checkId, ...DATES, carry: false })));
    expect(made.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  });

  it('carry what is open over, and leave the round before as it was', async () => {
    const { checkId, roundId, read } = await newRound([words('One', 'Zoning'), words('Two'), words('Three')]);
    const [one, two] = await read();
    await updateComment(owner, {
      commentId: one?.id ?? '',
      answer: 'Moved the wall.',
      state: 'answered',
      version: 'Rev 2',
    });
    await updateComment(owner, { commentId: two?.id ?? '', answer: 'A draft.' });
    const next = await addRound(owner, { checkId, ...DATES, carry: true });
    expect(next.carried).toBe(2);
    const carried = (await getRound(owner, { roundId: next.id })).groups.flatMap((group) => group.comments);
    expect(carried.map(({ number, comment, answer, state }) => [number, comment, answer, state])).toEqual([
      [1, 'Two', 'A draft.', 'open'],
      [2, 'Three', null, 'open'],
    ]);
    expect(await read()).toHaveLength(3);
    await deleteRound(owner, { roundId: next.id });
    expect(await listRounds(owner, { checkId })).toHaveLength(1);
    expect((await listRounds(owner, { checkId }))[0]?.id).toBe(roundId);
  });

  it('change their dates', async () => {
    const { checkId, roundId } = await newRound();
    await updateRound(owner, { roundId, receivedOn: '2026-11-13', dueOn: null, reviewer: null });
    expect((await listRounds(owner, { checkId }))[0]).toMatchObject({
      receivedOn: '2026-11-13',
      dueOn: null,
      reviewer: null,
    });
  });

  it('hold so many comments and no more', async () => {
    const { roundId } = await newRound([words('The first')]);
    const many = Array.from({ length: MAX_COMMENTS }, () => words('Another'));
    expect(await outcome(addComments(owner, { roundId, comments: many }))).toBe('conflict');
    expect(await outcome(addComments(owner, { roundId, comments: many.slice(1) }))).toBe('done');
  });
});

describe('a comment', () => {
  it('counts as answered with an answer, and says who answered until it is open again', async () => {
    const { checkId, fileId, read } = await newRound([words('Seal it.')]);
    const [comment] = await read();
    const commentId = comment?.id ?? '';
    expect(await outcome(updateComment(owner, { commentId, state: 'answered' }))).toBe('invalid_input');
    await updateComment(owner, {
      commentId,
      answer: 'Sealed.',
      state: 'answered',
      version: 'Rev 2, Nov 20',
      sheet: 'S-201',
      fileId,
      assigneeId: owner.actor.userId,
    });
    expect((await read())[0]).toMatchObject({
      answer: 'Sealed.',
      state: 'answered',
      version: 'Rev 2, Nov 20',
      sheet: 'S-201',
      file: { id: fileId, name: 'Plan set año.pdf' },
      assignee: { id: owner.actor.userId, name: 'Ana Reyes' },
    });
    expect((await listRounds(owner, { checkId }))[0]?.counts).toEqual({
      all: 1,
      open: 0,
      answered: 1,
      accepted: 0,
    });
    expect(await outcome(updateComment(owner, { commentId, answer: null }))).toBe('invalid_input');
    await updateComment(owner, { commentId, state: 'accepted' });
    await updateComment(owner, { commentId, state: 'open' });
    expect((await read())[0]?.state).toBe('open');
    await deleteComment(owner, { commentId });
    expect(await read()).toEqual([]);
  });

  it('names files of its own check and people of its own company alone', async () => {
    const { read } = await newRound([words('Seal it.')]);
    const commentId = (await read())[0]?.id ?? '';
    const other = await newOwner(connection.db);
    expect(await outcome(updateComment(owner, { commentId, fileId: check.fileId }))).toBe('invalid_input');
    expect(await outcome(updateComment(owner, { commentId, assigneeId: other.actor.userId }))).toBe(
      'invalid_input',
    );
  });
});

describe('another company, and who may only read', () => {
  it('finds nothing of it', async () => {
    const { checkId, roundId, read } = await newRound([words('Mine')]);
    const commentId = (await read())[0]?.id ?? '';
    const other = await newOwner(connection.db);
    expect(
      await Promise.all([
        outcome(listRounds(other, { checkId })),
        outcome(getRound(other, { roundId })),
        outcome(addRound(other, { checkId, ...DATES, carry: false })),
        outcome(updateRound(other, { roundId, ...DATES })),
        outcome(deleteRound(other, { roundId })),
        outcome(addComments(other, { roundId, comments: [words('Theirs')] })),
        outcome(updateComment(other, { commentId, answer: 'Theirs' })),
        outcome(deleteComment(other, { commentId })),
      ]),
    ).toEqual(Array.from({ length: 8 }, () => 'not_found'));
    expect((await read())[0]?.answer).toBeNull();
  });

  it('reads and does not write as a viewer', async () => {
    const { checkId, roundId, read } = await newRound([words('Mine')]);
    const commentId = (await read())[0]?.id ?? '';
    const viewer = await newMember(connection.db, owner.actor.companyId, 'viewer');
    const member = await newMember(connection.db, owner.actor.companyId, 'member');
    expect(await listRounds(viewer, { checkId })).toHaveLength(1);
    expect(
      await Promise.all([
        outcome(addRound(viewer, { checkId, ...DATES, carry: false })),
        outcome(addComments(viewer, { roundId, comments: [words('No')] })),
        outcome(updateComment(viewer, { commentId, answer: 'No' })),
        outcome(deleteComment(viewer, { commentId })),
        outcome(deleteRound(viewer, { roundId })),
      ]),
    ).toEqual(Array.from({ length: 5 }, () => 'forbidden'));
    expect(await outcome(updateComment(member, { commentId, answer: 'Yes', state: 'answered' }))).toBe(
      'done',
    );
    const offered = (await listAssignees(owner)).map(({ id }) => id);
    expect(offered).toContain(member.actor.userId);
    expect(offered).not.toContain(viewer.actor.userId);
  });
});
