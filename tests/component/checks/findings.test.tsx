import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FindingList } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/finding-list';
import type { MarkAction } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/mark-controls';
import type {
  Colleague,
  FindingMark,
  FindingView,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-types';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import { SEVERITIES } from '@/lib/checking/review/types';
import { doneAction, refused } from '../../support/answers';
import { changing } from '../../support/changing';
import { CHECK, CheckHarness, findingView, placeView } from '../../support/check-harness';
import { inBothLanguages, type Reader, router } from '../../support/component';

const COLLEAGUES: Colleague[] = [
  { id: 'user_ana', name: 'Ana Reyes' },
  { id: 'user_sam', name: 'Sam Pike' },
];

interface Shown {
  findings: readonly FindingView[];
  mark?: MarkAction | null;
  colleagues?: readonly Colleague[];
}

/** The list as a page shows it; `again` is the page made anew with what is kept by then. */
function show(reader: Reader, { findings, mark = vi.fn(doneAction()), colleagues = [] }: Shown) {
  const { node, change: again } = changing(findings, (list) => (
    <CheckHarness>
      <ResultWithViewer findings={[]}>
        <FindingList checkId={CHECK} findings={list} colleagues={colleagues} userId="user_ana" mark={mark} />
      </ResultWithViewer>
    </CheckHarness>
  ));
  reader.mount(node);
  return { mark, again };
}

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
    expect(screen.getByText(t('findings.where')).nextSibling).toHaveTextContent(
      t('viewer.place', { file: 'plans.pdf', page: 2 }),
    );
    expect(screen.getByText(t('findings.comparedWith')).nextSibling).toHaveTextContent('1420 Alder St');
    expect(screen.getByText(t('findings.byModel'))).toBeInTheDocument();
    expect(screen.getByText('Two numbers.')).toHaveAttribute('lang', 'es');
    expect(screen.getByText(t('findings.explained'))).toBeInTheDocument();
  });

  it('stands with those as bad as it, the worst first', () => {
    show(reader(), {
      findings: SEVERITIES.toReversed().map((severity) => findingView({ key: severity, severity })),
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      SEVERITIES.map((severity) =>
        t('findings.group', { severity: reader().t('findings', `severity.${severity}`), count: 1 }),
      ),
    );
    for (const severity of SEVERITIES)
      expect(screen.getByText(reader().t('findings', `severityMeaning.${severity}`))).toBeInTheDocument();
  });

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
    show(reader(), { findings: [finding], mark: async () => refused('conflict') });
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
    show(reader(), { findings: [findingView({ mark })], mark: null, colleagues: COLLEAGUES });
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
    expect(titles()).toEqual(['first', 'second', 'third']);
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
