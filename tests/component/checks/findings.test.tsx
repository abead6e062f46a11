import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FindingList } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/finding-list';
import type { ResultActions } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-context';
import type {
  Candidate,
  Colleague,
  FindingMark,
  FindingView,
  Stretch,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-types';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import { refused } from '../../support/answers';
import { changing } from '../../support/changing';
import {
  CHECK,
  CheckHarness,
  findingView,
  placeView,
  resultActions,
  stretchView,
} from '../../support/check-harness';
import { inBothLanguages, type Reader, router } from '../../support/component';

const CHOICES = [
  { id: 'site_plan', label: 'Site plan' },
  { id: 'other', label: 'Something else' },
];
const COLLEAGUES: Colleague[] = [
  { id: 'user_ana', name: 'Ana Reyes' },
  { id: 'user_sam', name: 'Sam Pike' },
];

interface Shown {
  findings: readonly FindingView[];
  /** Null for whoever may only look. */
  actions?: ResultActions | null;
  colleagues?: readonly Colleague[];
  stretches?: readonly Stretch[];
}

/** The list as a page shows it; `again` is the page made anew with what is kept by then. */
function show(
  reader: Reader,
  { findings, actions = resultActions(), colleagues = [], stretches = [] }: Shown,
) {
  const { node, change: again } = changing(findings, (list) => (
    <CheckHarness>
      <ResultWithViewer findings={[]} {...{ actions, stretches, choices: CHOICES }} number={4}>
        <FindingList findings={list} colleagues={colleagues} userId="user_ana" />
      </ResultWithViewer>
    </CheckHarness>
  ));
  reader.mount(node);
  return { mark: actions?.mark, actions: actions ?? resultActions(), again };
}

/** A desk has room for the page beside the list; a phone has not. */
function setScreen(width: 'desk' | 'phone') {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: width === 'desk',
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

beforeEach(() => {
  setScreen('desk');
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

const marked = (given: Partial<FindingMark>): FindingMark => ({
  state: 'open',
  note: null,
  assigneeId: null,
  assignee: null,
  ...given,
});

inBothLanguages('a finding', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);

  it('says what, where, by which rule and how to mend it', () => {
    const other = placeView({ fileId: 'file_2', fileName: 'contract.pdf', page: 4, quote: '1420 Alder St' });
    show(reader(), {
      findings: [
        findingView({
          document: 'Contract',
          places: [placeView(), other],
          byModel: true,
          explanation: { text: 'Two numbers.', locale: 'es' },
        }),
      ],
    });
    expect(screen.getByText('The address differs')).toBeInTheDocument();
    expect(screen.getByText('Contract')).toBeInTheDocument();
    expect(screen.getByText('plans.pdf says another number.')).toBeInTheDocument();
    expect(screen.getByText('Correct the address.', { exact: false })).toHaveTextContent(
      `${t('findings.fix')} Correct the address.`,
    );
    expect(screen.getByText('IRC R106.1').parentElement).toHaveTextContent(t('findings.rule'));
    const places = within(screen.getByRole('list', { name: t('findings.wherePlural') }));
    const [here, there] = places.getAllByRole('listitem');
    expect(here).toHaveTextContent(t('viewer.place', { file: 'plans.pdf', page: 2 }));
    expect(there).toHaveTextContent('1420 Alder St');
    expect(screen.getByText(t('findings.byModel'))).toBeInTheDocument();
    expect(screen.getByText('Two numbers.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText(t('findings.explained'))).toBeInTheDocument();
  });

  it('stands by what it asks: what sends the package back, what is worth a look, what is dealt with', () => {
    show(reader(), {
      findings: [
        findingView({ key: 'a', kind: 'remark' }),
        findingView({ key: 'b', kind: 'missing' }),
        findingView({ key: 'c', kind: 'correct', wrong: { reason: null } }),
        findingView({ key: 'd', kind: 'ask' }),
        findingView({ key: 'e', kind: 'doubt' }),
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      `${t('findings.groups.first', { count: 3 })}${t('findings.groupsMeaning.first')}`,
      `${t('findings.groups.remarks', { count: 1 })}${t('findings.groupsMeaning.remarks')}`,
      `${t('findings.groups.done', { count: 1 })}${t('findings.groupsMeaning.done')}`,
    ]);
    expect(
      [...document.querySelectorAll('[data-finding]')].map((card) => card.getAttribute('data-finding')),
    ).toEqual(['b', 'd', 'e', 'a', 'c']);
    for (const kind of ['missing', 'ask', 'doubt', 'remark', 'correct'])
      expect(screen.getByText(t(`kinds.${kind}`))).toBeInTheDocument();
  });

  it.each(['contradicts', 'correct', 'doubt', 'remark'] as const)(
    'of the kind %s can be ticked off',
    (kind) => {
      const finding = findingView({ kind });
      show(reader(), { findings: [finding] });
      expect(screen.getByLabelText(t('marks.fixOne', { title: finding.title }))).toBeInTheDocument();
    },
  );

  it('is ticked off, says so, and is opened again from where the button was', async () => {
    const finding = findingView();
    const { mark, again } = show(reader(), { findings: [finding] });
    const fix = screen.getByLabelText(t('marks.fixOne', { title: finding.title }));
    await reader().user.click(fix);
    expect(mark).toHaveBeenCalledWith({ checkId: CHECK, key: finding.key, state: 'fixed', note: null });
    expect(await screen.findByText(t('marks.said.fixed'))).toBeInTheDocument();
    await waitFor(() => expect(fix).toBeEnabled());
    expect(router.refresh).toHaveBeenCalled();
    again([{ ...finding, mark: marked({ state: 'fixed' }) }]);
    expect(screen.getByText(t('marks.fixed'))).toBeInTheDocument();
    const reopen = screen.getByLabelText(t('marks.reopenOne', { title: finding.title }));
    await waitFor(() => expect(reopen).toHaveFocus());
    await reader().user.click(reopen);
    expect(mark).toHaveBeenLastCalledWith({ checkId: CHECK, key: finding.key, state: 'open', note: null });
  });

  it('asks which of two values is right, and has it stated at once', async () => {
    const picks = [
      { fact: 'valuationCents', value: 24_100_000, label: '$241,000', place: 0 },
      { fact: 'valuationCents', value: 21_400_000, label: '$214,000', place: 1 },
    ] as const;
    const { actions, again } = show(reader(), { findings: [findingView({ picks: [...picks] })] });
    const which = within(screen.getByRole('group', { name: t('pick.which') }));
    await reader().user.click(which.getByText('$214,000'));
    expect(actions.answer).toHaveBeenCalledWith({ checkId: CHECK, stated: { valuationCents: 21_400_000 } });
    expect(await screen.findByText(t('correct.applied'))).toBeInTheDocument();
    again([findingView({ kind: 'correct', picks: [picks[0]] })]);
    await reader().user.click(screen.getByText(t('pick.instead', { value: '$241,000' })));
    expect(actions.answer).toHaveBeenLastCalledWith({
      checkId: CHECK,
      stated: { valuationCents: 24_100_000 },
    });
  });

  it('is set aside with a reason and not without', async () => {
    const finding = findingView();
    const { mark, again } = show(reader(), { findings: [finding] });
    const dismiss = screen.getByLabelText(t('marks.dismissOne', { title: finding.title }));
    await reader().user.click(dismiss);
    expect(dismiss).toHaveAttribute('aria-expanded', 'true');
    const why = screen.getByLabelText(t('marks.why'));
    expect(why).toHaveFocus();
    await reader().user.click(screen.getByText(t('marks.dismissNow')));
    expect(why).toHaveAccessibleDescription(expect.stringContaining(t('marks.whyMissing')));
    expect(why).toHaveFocus();
    expect(mark).not.toHaveBeenCalled();
    await reader().user.type(why, ' Kept elsewhere. ');
    await reader().user.click(screen.getByText(t('marks.dismissNow')));
    expect(mark).toHaveBeenCalledWith(
      expect.objectContaining({ key: finding.key, state: 'dismissed', note: 'Kept elsewhere.' }),
    );
    again([{ ...finding, mark: marked({ state: 'dismissed', note: 'Kept elsewhere.' }) }]);
    expect(screen.getByText(t('marks.dismissed'))).toBeInTheDocument();
    expect(screen.getByText('Kept elsewhere.', { exact: false })).toHaveTextContent(t('findings.reason'));
  });

  it('stays as it is where that was called off, or refused', async () => {
    const finding = findingView();
    show(reader(), {
      findings: [finding],
      actions: resultActions({ mark: async () => refused('conflict') }),
    });
    const dismiss = screen.getByLabelText(t('marks.dismissOne', { title: finding.title }));
    await reader().user.click(dismiss);
    await reader().user.click(screen.getByText(t('marks.cancel')));
    expect(screen.queryByLabelText(t('marks.why'))).toBeNull();
    expect(dismiss).toHaveFocus();
    await reader().user.click(screen.getByLabelText(t('marks.fixOne', { title: finding.title })));
    expect(await screen.findByText(reader().t('errors', 'conflict'))).toBeInTheDocument();
    expect(dismiss).toBeInTheDocument();
  });

  it('is given to somebody where there are several', async () => {
    const finding = findingView();
    const { mark } = show(reader(), { findings: [finding], colleagues: COLLEAGUES });
    const assign = screen.getByRole('combobox');
    expect(assign).toHaveAccessibleName(`${t('marks.assignee')}: ${finding.title}`);
    await reader().user.selectOptions(assign, 'Sam Pike');
    expect(mark).toHaveBeenLastCalledWith({ checkId: CHECK, key: finding.key, assigneeId: 'user_sam' });
    expect(await screen.findByText(t('marks.said.assigned'))).toBeInTheDocument();
  });

  it('can only be looked at by whoever may not change it', () => {
    const mark = marked({ assigneeId: 'user_sam', assignee: 'Sam Pike' });
    show(reader(), { findings: [findingView({ mark })], actions: null, colleagues: COLLEAGUES });
    expect(screen.getByText(t('findings.assignedTo', { name: 'Sam Pike' }))).toBeInTheDocument();
    expect(screen.queryByText(t('marks.fix'))).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

inBothLanguages('the list of findings', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `findings.${key}`, values);
  const findings = [
    findingView({ key: 'a', title: 'first' }),
    findingView({ key: 'b', title: 'second', mark: marked({ state: 'fixed' }) }),
    findingView({ key: 'c', title: 'third', mark: marked({ assigneeId: 'user_ana' }) }),
  ];
  const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

  it('shows all, the open ones, or one’s own, with how many each are', async () => {
    show(reader(), { findings });
    const filters = within(screen.getByRole('group', { name: t('filter') }));
    expect(titles()).toEqual(['first', 'third', 'second']);
    const open = filters.getByText(t('filters.open', { count: 2 }));
    await reader().user.click(open);
    expect(open.closest('button')).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['first', 'third']);
    await reader().user.click(filters.getByText(t('filters.mine', { count: 1 })));
    expect(titles()).toEqual(['third']);
    await reader().user.click(filters.getByText(t('filters.all', { count: 3 })));
    expect(titles()).toHaveLength(3);
  });

  it('is where one goes on once the last finding under a filter has gone', async () => {
    const [one] = findings;
    if (!one) throw new Error('no finding');
    const { again } = show(reader(), { findings: [one] });
    await reader().user.click(screen.getByText(t('filters.open', { count: 1 })));
    expect(screen.queryByText(t('filters.mine', { count: 0 }))).toBeNull();
    await reader().user.click(screen.getByText(reader().t('checks', 'marks.fix')));
    again([{ ...one, mark: marked({ state: 'fixed' }) }]);
    expect(screen.getByText(t('noneShown'))).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: t('title') })).toHaveFocus();
  });

  it('says that nothing was found', () => {
    show(reader(), { findings: [] });
    expect(screen.getByText(t('none'))).toBeInTheDocument();
    expect(screen.queryByRole('group')).toBeNull();
  });
});

const candidate = (page: number, given: Partial<Candidate> = {}): Candidate => ({
  place: placeView({ page, box: null, quote: null }),
  lastPage: page,
  isLikely: true,
  relation: 'is',
  takenFor: null,
  ...given,
});
const doubtful = (candidates: Candidate[]) =>
  findingView({
    ...{
      key: 'doubt',
      kind: 'confirm',
      title: 'May be missing',
      document: 'Site plan',
      documentId: 'site_plan',
    },
    ...{ candidates, places: candidates.map(({ place }) => place) },
  });

inBothLanguages('a question of the result', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const asked = { checkId: CHECK, fileId: 'file_1', documentId: 'site_plan' };

  it('shows the page that may be it, and takes yes for one that is told', async () => {
    const { actions } = show(reader(), { findings: [doubtful([candidate(3, { lastPage: 4 })])] });
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Site plan');
    expect(
      screen.getByText(t('kinds.confirm', { one: 'true', page: 3, file: 'plans.pdf', count: 1 })),
    ).toBeInTheDocument();
    expect(screen.getByAltText(t('viewer.alt', { file: 'plans.pdf', page: 3 }))).toHaveAttribute(
      'src',
      '/api/v1/check-files/file_1/pages/3',
    );
    await reader().user.click(screen.getByText(t('confirm.yes')));
    expect(actions.correct).toHaveBeenCalledWith({ ...asked, firstPage: 3, lastPage: 4, relation: 'is' });
    expect(await screen.findByText(t('correct.applied'))).toBeInTheDocument();
  });

  it('asks for one of several pages; what is something else already stays it', async () => {
    const second = candidate(7, { relation: 'also', takenFor: 'Cover sheet' });
    const { actions } = show(reader(), { findings: [doubtful([candidate(3), second])] });
    await reader().user.click(
      within(screen.getByRole('group', { name: t('confirm.which') })).getByText(
        t('confirm.page', { file: 'plans.pdf', page: 7 }),
      ),
    );
    expect(screen.getByText(t('confirm.takenFor', { document: 'Cover sheet' }))).toBeInTheDocument();
    expect(
      screen.getByText(t('kinds.confirm', { one: 'true', page: 3, file: 'plans.pdf', count: 2 })),
    ).toBeInTheDocument();
    await reader().user.click(screen.getByText(t('confirm.yes')));
    expect(actions.correct).toHaveBeenCalledWith({ ...asked, firstPage: 7, lastPage: 7, relation: 'also' });
  });

  it('takes no for a paper that is missing, which can be taken back', async () => {
    const { actions, again } = show(reader(), { findings: [doubtful([candidate(3)])] });
    await reader().user.click(screen.getByText(t('confirm.no')));
    expect(actions.ruleOut).toHaveBeenCalledWith({ checkId: CHECK, documentId: 'site_plan' });
    const firm = findingView({
      ...{ key: 'doubt', kind: 'missing', document: 'Site plan', documentId: 'site_plan', places: [] },
      ruledOut: ['cor_1', 'cor_2'],
    });
    again([firm]);
    expect(screen.getByText(t('missing.add')).closest('a')).toHaveAttribute(
      'href',
      `${reader().href('/dashboard/permit-checklist/[check]', { check: CHECK })}#files`,
    );
    expect(screen.queryByText(t('marks.fix'))).toBeNull();
    await reader().user.click(screen.getByText(t('missing.takeBack')));
    expect(actions.undo).toHaveBeenCalledWith({ checkId: CHECK, correctionIds: ['cor_1', 'cor_2'] });
  });

  it('lets another page be chosen where none is known', async () => {
    const stretches = [
      stretchView({ lastPage: 2 }),
      stretchView({ firstPage: 3, lastPage: 3, documentId: null }),
    ];
    const { actions } = show(reader(), { findings: [doubtful([])], stretches });
    expect(screen.getByText(t('kinds.within'))).toBeInTheDocument();
    const option = t('confirm.option', { file: 'plans.pdf', page: 3, document: t('confirm.untold') });
    await reader().user.selectOptions(screen.getByLabelText(t('confirm.pick')), option);
    await reader().user.click(screen.getByText(t('confirm.yes')));
    expect(actions.correct).toHaveBeenCalledWith({ ...asked, firstPage: 3, lastPage: 3, relation: 'is' });
  });

  it('of the checklist is answered where it stands, by a choice or a number', async () => {
    const questions = [
      {
        ...{ fact: 'structuralWork', text: 'Structural work?', help: null, unit: null },
        options: [
          { value: 'true', label: 'yes' },
          { value: 'false', label: 'no' },
        ],
      },
      { fact: 'deckHeightIn', text: 'How high?', help: 'Above the ground.', options: [], unit: 'in' },
    ];
    const finding = findingView({ kind: 'ask', document: 'Structural calculations', questions, places: [] });
    const { actions } = show(reader(), { findings: [finding] });
    await reader().user.click(
      within(screen.getByRole('group', { name: 'Structural work?' })).getByText('no'),
    );
    expect(actions.answer).toHaveBeenCalledWith({ checkId: CHECK, answers: { structuralWork: 'false' } });
    const field = screen.getByLabelText('How high?', { exact: false });
    await reader().user.type(field, '40');
    await reader().user.click(screen.getByText(t('ask.use')));
    expect(actions.answer).toHaveBeenLastCalledWith({ checkId: CHECK, answers: { deckHeightIn: '40' } });
  });

  it('is gone through and answered by keys, not while somebody writes', async () => {
    const { actions } = show(reader(), {
      findings: [findingView({ key: 'a', title: 'first', places: [] }), doubtful([candidate(3)])],
    });
    const current = () => document.querySelector('[aria-current="true"]')?.getAttribute('data-finding');
    await reader().user.keyboard('j');
    expect(current()).toBe('a');
    await reader().user.keyboard('y');
    expect(actions.correct).not.toHaveBeenCalled();
    await reader().user.keyboard('j');
    expect(current()).toBe('doubt');
    expect(document.activeElement).toHaveAttribute('data-finding', 'doubt');
    await reader().user.keyboard('n');
    expect(actions.ruleOut).toHaveBeenCalledTimes(1);
    await reader().user.keyboard('k');
    expect(current()).toBe('a');
    const [say] = screen.getAllByText(t('wrong.say'));
    await reader().user.click(say as HTMLElement);
    await reader().user.keyboard('jn');
    expect(current()).toBe('a');
    expect(screen.getByLabelText(t('wrong.why'), { exact: false })).toHaveValue('jn');
  });
});

inBothLanguages('a finding that is wrong', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `wrong.${key}`, values);

  it('is said to be, with a reason or without, and taken back', async () => {
    const finding = findingView();
    const { actions, again } = show(reader(), { findings: [finding] });
    await reader().user.click(screen.getByLabelText(t('sayOne', { title: finding.title })));
    const why = screen.getByLabelText(t('why'), { exact: false });
    expect(why).toHaveFocus();
    await reader().user.type(why, 'It is the mailing address.');
    await reader().user.click(screen.getByText(t('sayNow')));
    const said = { checkId: CHECK, number: 4, key: finding.key };
    expect(actions.sayWrong).toHaveBeenCalledWith({
      ...{ ...said, wrong: true, reason: 'It is the mailing address.' },
    });
    expect(await screen.findByText(t('said'))).toBeInTheDocument();
    again([{ ...finding, wrong: { reason: 'It is the mailing address.' } }]);
    expect(screen.getByText(reader().t('checks', 'marks.wrong'))).toBeInTheDocument();
    expect(screen.getByText('It is the mailing address.', { exact: false })).toBeInTheDocument();
    expect(screen.queryByText(reader().t('checks', 'marks.fix'))).toBeNull();
    await reader().user.click(screen.getByLabelText(t('takeBackOne', { title: finding.title })));
    expect(actions.sayWrong).toHaveBeenLastCalledWith({ ...said, wrong: false, reason: null });
  });

  it('can be thought better of', async () => {
    const { actions } = show(reader(), { findings: [findingView()] });
    await reader().user.click(screen.getByText(t('say')));
    await reader().user.click(screen.getByText(t('cancel')));
    expect(screen.queryByText(t('sayNow'))).toBeNull();
    expect(actions.sayWrong).not.toHaveBeenCalled();
  });
});

inBothLanguages('findings on a phone', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const findings = [doubtful([candidate(3)]), findingView({ key: 'b', title: 'second', kind: 'correct' })];
  beforeEach(() => setScreen('phone'));

  it('are gone through one a screen, the answer at the thumb, and nothing answered is lost', async () => {
    const { actions } = show(reader(), { findings });
    await reader().user.click(screen.getByText(t('findings.walk', { count: 2 })));
    const screens = within(screen.getByRole('dialog', { name: t('walk.title') }));
    const heading = () => screens.getByRole('heading', { level: 2, name: /Site plan|second/ }).textContent;
    expect(heading()).toBe('Site plan');
    expect(screens.getByText(t('walk.at', { at: 1, count: 2 }))).toBeInTheDocument();
    await reader().user.click(screens.getByText(t('confirm.yes')));
    expect(actions.correct).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(heading()).toBe('second'));
    expect(screens.getByText(t('walk.at', { at: 2, count: 2 }))).toBeInTheDocument();
    await reader().user.click(screens.getByLabelText(t('walk.previous')));
    expect(screens.queryByText(t('confirm.yes'))).toBeNull();
    await reader().user.click(screens.getByText(t('walk.later')));
    await reader().user.click(screens.getByText(t('walk.finish')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open where one was touched', async () => {
    show(reader(), { findings });
    await reader().user.click(screen.getByRole('button', { name: 'second' }));
    const screens = within(screen.getByRole('dialog', { name: t('walk.title') }));
    expect(screens.getByRole('heading', { name: 'second' })).toBeInTheDocument();
    expect(screens.getByText(t('walk.at', { at: 2, count: 2 }))).toBeInTheDocument();
  });
});
