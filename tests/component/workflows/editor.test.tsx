import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  Editor,
  type EditorActions,
} from '@/app/[locale]/(dashboard)/dashboard/workflows/_components/editor';
import { ACTION_KINDS, type ActionKind, type Rule } from '@/lib/company/workflows/types';
import type { Choices, DryRun, Workflow } from '@/lib/company/workflows/view';
import { done, doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';

const NOW = new Date('2026-11-20T15:00:00Z');
const CLOCK = { now: NOW, timeZone: 'America/Chicago' };

const CHOICES: Choices = {
  people: [{ id: 'usr_ana', name: 'Ana Reyes' }],
  subcontractors: [{ id: 'sbc_pike', name: 'Pike Electric' }],
  tags: [{ id: 'tag_a', name: 'Urgent' }],
  cities: [{ id: 'austin-tx', name: 'Austin, TX' }],
  projects: [],
  searches: [],
  types: [{ id: 'roofing', name: 'Roof' }],
  templates: [{ name: 'Roof', items: [{ id: 'roof/submit', title: 'Submit the package' }] }],
};

const RULE: Rule = {
  trigger: { kind: 'status', to: 'issued' },
  conditions: [{ field: 'city', city: 'austin-tx' }],
  actions: [{ kind: 'task', title: 'Book it', template: null, dueInDays: 3, to: 'usr_ana' }],
  perHour: 20,
  restHours: 0,
};

const WORKFLOW: Workflow = {
  id: 'wfl_1',
  name: 'First inspection',
  rule: RULE,
  version: 2,
  isOn: false,
  onSince: null,
  isTried: false,
  keeper: null,
  signingKey: 'c2VjcmV0',
  updatedAt: NOW,
};

const RESULT: DryRun = {
  version: 2,
  from: new Date('2026-08-22T15:00:00Z'),
  to: NOW,
  counts: { acted: 3, capped: 0, skipped: 1, problems: 0 },
  actions: Object.fromEntries(ACTION_KINDS.map((kind) => [kind, kind === 'task' ? 3 : 0])) as Record<
    ActionKind,
    number
  >,
  days: [{ day: '2026-11-02', acted: 3, capped: 0 }],
  isCut: false,
  knownSince: null,
  unsaid: ['facts_now'],
  rows: [
    {
      ...{ key: 'event:2', at: NOW, kind: 'status', what: { from: 'pending', to: 'issued' } },
      ...{ place: '205 Brushy Creek Dr', permitId: 7, outcome: 'acted', reason: null, condition: null },
      effects: [{ kind: 'task', problem: null, to: ['Ana Reyes'] }],
    },
    {
      ...{ key: 'event:1', at: NOW, kind: 'status', what: { from: 'pending', to: 'issued' } },
      ...{ place: '12 Elm St', permitId: 8, outcome: 'skipped', reason: 'condition', condition: 0 },
      effects: [],
    },
  ],
};

function actionsWith(given: Partial<EditorActions> = {}) {
  return {
    add: doneAction({ id: 'wfl_new' }),
    change: doneAction({ version: 3 }),
    remove: doneAction(),
    turn: doneAction(),
    dryRun: vi.fn(async () => done(RESULT)),
    ...given,
  };
}

inBothLanguages('the editor of a workflow', (reader) => {
  const show = (actions: EditorActions, workflow: Workflow | null = WORKFLOW) => {
    const { mount } = reader();
    mount(
      <Editor
        workflow={workflow}
        name={workflow?.name ?? ''}
        rule={RULE}
        choices={CHOICES}
        clock={CLOCK}
        actions={actions}
      />,
    );
  };

  test('is switched on only once this version was tried and read', async () => {
    const { t, user } = reader();
    const actions = actionsWith();
    show(actions);
    const on = screen.getByRole('button', { name: t('workflows', 'turnOn') });
    expect(on).toBeDisabled();
    await user.click(screen.getByRole('button', { name: t('workflows', 'tryAgain') }));
    const rows = within(await screen.findByRole('table'));
    expect(rows.getByRole('link', { name: '205 Brushy Creek Dr' })).toBeInTheDocument();
    expect(rows.getByText(t('workflows', 'did.task', { to: 'Ana Reyes' }))).toBeInTheDocument();
    const unmet = t('workflows', 'sentence.condition.city', { name: 'Austin, TX' });
    expect(rows.getByText(t('workflows', 'skips.condition', { condition: unmet }))).toBeInTheDocument();
    expect(screen.getByText(t('workflows', 'dry.unsaid.facts_now'))).toBeInTheDocument();
    expect(on).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: t('workflows', 'read') }));
    await user.click(on);
    expect(actions.turn).toHaveBeenCalledExactlyOnceWith({ workflow: 'wfl_1', on: true, version: 2 });
  });

  test('keeps a change as a new version, and asks to read that one', async () => {
    const { t, user } = reader();
    const actions = actionsWith({ dryRun: vi.fn(async () => done({ ...RESULT, version: 3 })) });
    show(actions);
    await user.selectOptions(
      screen.getByRole('combobox', { name: t('workflows', 'trigger.label') }),
      t('workflows', 'trigger.kinds.still'),
    );
    await fill(
      user,
      screen.getAllByRole('spinbutton', { name: t('workflows', 'trigger.days') })[0] as HTMLElement,
      '21',
    );
    await user.click(screen.getByRole('button', { name: t('workflows', 'saveTry') }));
    await screen.findByRole('table');
    expect(actions.change).toHaveBeenCalledExactlyOnceWith({
      workflow: 'wfl_1',
      version: 2,
      name: 'First inspection',
      rule: { ...RULE, trigger: { kind: 'still', days: 21 } },
    });
    expect(screen.getByRole('checkbox', { name: t('workflows', 'read') })).not.toBeChecked();
  });

  test('adds conditions and steps, and takes them out again by their names', async () => {
    const { t, user } = reader();
    const actions = actionsWith();
    show(actions);
    const condition = t('workflows', 'sentence.condition.city', { name: 'Austin, TX' });
    await user.click(
      screen.getByRole('button', { name: t('workflows', 'conditions.remove', { condition }) }),
    );
    await user.click(screen.getByRole('button', { name: t('workflows', 'actions.add') }));
    const steps = screen.getAllByRole('combobox', { name: t('workflows', 'actions.label') });
    await user.selectOptions(steps[1] as HTMLElement, t('workflows', 'actions.kinds.tag'));
    // Only a paper has somebody to be asked.
    expect(
      within(steps[1] as HTMLElement).queryByRole('option', {
        name: t('workflows', 'actions.kinds.ask_papers'),
      }),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: t('workflows', 'saveTry') }));
    await waitFor(() => expect(actions.change).toHaveBeenCalled());
    const rule = { conditions: [], actions: [RULE.actions[0], { kind: 'tag', tagId: 'tag_a' }] };
    expect(actions.change).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ rule: expect.objectContaining(rule) }),
    );
  });

  test('says beside each line what is wrong with it', async () => {
    const { t, user } = reader();
    const add = vi.fn(async () =>
      refused('invalid_input', { name: 'name', 'rule.actions.0.title': 'title' }),
    );
    show(actionsWith({ add }), null);
    await user.click(screen.getByRole('button', { name: t('workflows', 'saveTry') }));
    expect(await screen.findByText(t('workflows', 'errors.title'))).toBeInTheDocument();
    expect(screen.getByText(t('workflows', 'errors.name'))).toBeInTheDocument();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('opens a new one where it is tried at once', async () => {
    const { t, user, href } = reader();
    show(actionsWith(), null);
    await user.click(screen.getByRole('button', { name: t('workflows', 'saveTry') }));
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(`${href('/dashboard/workflows')}?workflow=wfl_new&try=1`),
    );
  });

  test('that is on says since when and for whom, and can be switched off and deleted', async () => {
    const { t, user } = reader();
    const actions = actionsWith();
    show(actions, { ...WORKFLOW, isOn: true, onSince: NOW, keeper: 'Ana Reyes' });
    await user.click(screen.getByRole('button', { name: t('workflows', 'turnOff') }));
    expect(actions.turn).toHaveBeenCalledExactlyOnceWith({ workflow: 'wfl_1', on: false, version: 2 });
    await user.click(screen.getByRole('button', { name: t('workflows', 'delete') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('workflows', 'delete') }));
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith({ workflow: 'wfl_1' });
  });
});
