import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Notes } from '@/components/projects/notes';
import { TaskList } from '@/components/projects/task-list';
import type { Mentionable, Note } from '@/lib/company/notes/view';
import type { Task } from '@/lib/company/tasks/view';
import { inBothLanguages } from '../../support/component';
import { press } from '../../support/press';

const clock = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
const LUIS = 'usr_aaaaaaaaaaaaaaaaaaaaaaaaaa';
const people: Mentionable[] = [
  { kind: 'member', id: LUIS, name: 'Luis Ortega', company: null, part: 'manager', sees: 'all' },
  {
    kind: 'subcontractor',
    id: 'sbc_bbbbbbbbbbbbbbbbbbbbbbbbbb',
    name: 'Luz Vega',
    company: 'Vega Electric',
    part: 'Electrical',
    sees: 'nothing',
  },
];
const note = (given: Partial<Note> = {}): Note => ({
  id: 'nte_1',
  body: 'The driveway goes on A-1.',
  author: { id: 'usr_me', name: 'Dana Whitfield' },
  mentions: [],
  shared: false,
  projectId: 'prj_1',
  permit: null,
  version: 1,
  createdAt: clock.now,
  editedAt: null,
  ...given,
});
const ok = <T,>(data: T) => Promise.resolve({ ok: true as const, data });

function notesWith(notes: Note[], actions: Partial<Parameters<typeof Notes>[0]['actions']> = {}) {
  return (
    <Notes
      notes={notes}
      people={people}
      subject={{ projectId: 'prj_1' }}
      userId="usr_me"
      clock={clock}
      actions={{
        add: vi.fn(() => ok({})),
        update: vi.fn(() => ok({ version: 2 })),
        remove: vi.fn(() => ok({})),
        ...actions,
      }}
    />
  );
}

inBothLanguages('notes', (reader) => {
  it('offer names after an @ with what each person sees, and keep who was chosen by id', async () => {
    const add = vi.fn(() => ok({}));
    const { mount, user, t } = reader();
    mount(notesWith([], { add }));
    await user.type(screen.getByRole('textbox'), 'Ask @lu');
    const offered = screen.getAllByRole('option').map((option) => option.textContent);
    expect(offered[0]).toContain(t('projects', 'notes.sees.all'));
    expect(offered[1]).toContain(t('projects', 'notes.sees.nothing'));
    await user.keyboard('{Enter}');
    await press(user, t('projects', 'notes.save'));
    await waitFor(() =>
      expect(add).toHaveBeenCalledWith({ projectId: 'prj_1', body: `Ask @[${LUIS}] `, shared: false }),
    );
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  });

  it('show both where somebody changed one meanwhile, and lose neither', async () => {
    const update = vi.fn(() =>
      Promise.resolve({
        ok: false as const,
        code: 'conflict' as const,
        fieldErrors: { version: 'changed_meanwhile' },
      }),
    );
    const { mount, user, t } = reader();
    const { rerender } = mount(notesWith([note()], { update }));
    await press(user, t('projects', 'notes.edit'));
    const field = screen.getByRole('textbox', { name: t('projects', 'notes.editLabel') });
    await user.clear(field);
    await user.type(field, 'Mine');
    const editor = field.closest('li') as HTMLElement;
    await press(user, within(editor).getByRole('button', { name: t('projects', 'notes.save') }));
    expect(await screen.findByText(t('projects', 'notes.conflict.title'))).toBeVisible();
    expect(screen.getByText('The driveway goes on A-1.')).toBeVisible();
    expect(field).toHaveValue('Mine');
    expect(rerender).toBeDefined();
  });
});

const task = (given: Partial<Task> = {}): Task => ({
  id: 'tsk_1',
  title: 'Pay the plumbing fee',
  details: null,
  dueOn: '2026-11-18',
  doneAt: null,
  doneBy: null,
  assignee: { kind: 'member', id: LUIS, name: 'Luis Ortega' },
  project: { id: 'prj_1', address: '8087 Live Oak St' },
  permit: null,
  template: null,
  version: 3,
  createdAt: clock.now,
  ...given,
});

inBothLanguages('tasks', (reader) => {
  it('are ticked in place, and one that was refused comes back', async () => {
    const setDone = vi.fn(() =>
      Promise.resolve({ ok: false as const, code: 'unavailable' as const, fieldErrors: {} }),
    );
    const { mount, user, t } = reader();
    const rest = { add: vi.fn(() => ok({})), update: vi.fn(() => ok({})), remove: vi.fn(() => ok({})) };
    mount(
      <TaskList
        tasks={[task()]}
        subject={{ projectId: 'prj_1' }}
        people={[]}
        today="2026-11-20"
        actions={{ ...rest, setDone }}
      />,
    );
    const box = screen.getByRole('checkbox', { name: t('tasks', 'tick', { title: 'Pay the plumbing fee' }) });
    await user.click(box);
    expect(setDone).toHaveBeenCalledWith({ taskId: 'tsk_1', done: true });
    await waitFor(() => expect(box).not.toBeChecked());
  });

  it('are changed from the version that was opened, and say so where it is old', async () => {
    const update = vi.fn(() =>
      Promise.resolve({
        ok: false as const,
        code: 'conflict' as const,
        fieldErrors: { version: 'changed_meanwhile' },
      }),
    );
    const { mount, user, t } = reader();
    mount(
      <TaskList
        tasks={[task()]}
        subject={{ projectId: 'prj_1' }}
        people={[{ kind: 'member', id: LUIS, name: 'Luis Ortega' }]}
        today="2026-11-20"
        actions={{
          update,
          add: vi.fn(() => ok({})),
          setDone: vi.fn(() => ok({})),
          remove: vi.fn(() => ok({})),
        }}
      />,
    );
    await press(user, 'Pay the plumbing fee');
    await press(user, t('tasks', 'dialog.save'));
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ taskId: 'tsk_1', version: 3, assigneeId: LUIS, subcontractorId: null }),
    );
    expect(await screen.findByText(t('tasks', 'problems.changed_meanwhile'))).toBeVisible();
  });

  it('are read, not changed, by who may only read', () => {
    const { mount, t } = reader();
    mount(<TaskList tasks={[task()]} subject={null} people={[]} today="2026-11-20" actions={null} />);
    expect(screen.queryByRole('button', { name: t('tasks', 'add') })).toBeNull();
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });
});
