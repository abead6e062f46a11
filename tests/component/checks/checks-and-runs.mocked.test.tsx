import { fireEvent, screen } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type ChecksPage,
  YourChecks,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/_components/your-checks';
import { RunsList } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/runs-list';
import { ChooseRuns } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/compare/_components/choose-runs';
import { ComparisonView } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/compare/_components/comparison-view';
import { placeName } from '@/components/checklists/place-name';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { FEE_VERDICTS } from '@/lib/checking/review/types';
import { ago, dollarsAndCents, moment } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { inBothLanguages, router } from '../../support/component';
import { setRequestLocale } from '../../support/page-texts';
import { checkRow, foundDocument, markedFinding, NO_FEE, runDetail, runRow } from '../../support/run-detail';

vi.mock('next-intl/server', () => import('../../support/page-texts'));

const CLOCK = { now: new Date('2026-11-20T16:00:00Z'), timeZone: 'America/Chicago' };
const missing = (count: number) => ({
  ready: false,
  missing: count,
  incorrect: 0,
  undecided: 0,
  open: { critical: 0, major: count, minor: 0, info: 0 },
});

inBothLanguages('a company’s checks', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const show = (page: Partial<ChecksPage>) =>
    reader().mount(
      <YourChecks page={{ items: [], next: null, archived: false, isLater: false, ...page }} clock={CLOCK} />,
    );
  const list = (query: string) => `${reader().href('/dashboard/permit-checklist')}${query}`;
  const link = (name: string) => screen.getByRole('link', { name });

  it('say what will stand there while there is none', () => {
    show({});
    expect(screen.getByText(t('list.empty.title'))).toBeInTheDocument();
    expect(screen.getByText(t('list.empty.text'))).toBeInTheDocument();
    expect(link(t('list.showArchived'))).toHaveAttribute('href', list('?archived=1'));
  });

  it('stand there with type, place and last result', () => {
    const run = runRow({ number: 2, readiness: missing(3) });
    show({ items: [checkRow(), checkRow({ id: 'chk_2', name: 'Elm', address: '1 Elm St', lastRun: run })] });
    const [first, second] = screen.getAllByRole('listitem');
    const roofing = listPermitTypes(reader().locale).find(({ id }) => id === 'roofing')?.name ?? '?';
    expect(first).toHaveTextContent(`${roofing} · ${placeName(checkRow().place, reader().locale)}`);
    expect(first).toHaveTextContent(t('outcome.none'));
    const when = ago(createFormatter({ locale: regional(reader().locale) }), checkRow().updatedAt, CLOCK);
    expect(first).toHaveTextContent(t('list.changed', { when }));
    expect(link('Alder St')).toHaveAttribute(
      'href',
      reader().href('/dashboard/permit-checklist/[check]', { check: 'chk_1' }),
    );
    expect(second).toHaveTextContent('1 Elm St');
    expect(second).toHaveTextContent(t('outcome.done', { verdict: 'missing', count: 3 }));
  });

  it('that were put away stand apart, page by page', () => {
    show({ archived: true, items: [checkRow()], next: 'abc', isLater: true });
    expect(screen.getByRole('heading', { name: t('list.archived') })).toBeInTheDocument();
    expect(link(t('list.showOpen'))).toHaveAttribute('href', list(''));
    expect(link(t('list.older'))).toHaveAttribute('href', list('?archived=1&after=abc'));
    expect(link(t('list.newest'))).toHaveAttribute('href', list('?archived=1'));
    show({ archived: true });
    expect(screen.getByText(t('list.noneArchived.title'))).toBeInTheDocument();
  });
});

inBothLanguages('the runs of a check', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const detail = {
    addressNorm: null,
    answers: {},
    stated: runDetail().input.stated,
    work: {},
    createdAt: CLOCK.now,
    files: [],
  };
  const show = (runs: ReturnType<typeof runRow>[]) =>
    reader().mount(<RunsList check={{ ...checkRow(), ...detail, runs }} clock={CLOCK} />);

  it('say what each came to, and can be compared once two are done', () => {
    show([
      runRow({ number: 3, state: 'failed', readiness: null }),
      runRow({ number: 2, startedBy: 'Ana Reyes' }),
      runRow(),
    ]);
    const [failed, second] = screen.getAllByRole('listitem');
    expect(failed).toHaveTextContent(`${t('runs.one', { number: 3 })}`);
    expect(failed).toHaveTextContent(t('outcome.failed'));
    expect(second).toHaveTextContent('Ana Reyes');
    expect(second).toHaveTextContent(t('outcome.done', { verdict: 'ready', count: 0 }));
    expect(screen.getByRole('link', { name: t('runs.compare') })).toHaveAttribute(
      'href',
      reader().href('/dashboard/permit-checklist/[check]/compare', { check: 'chk_1' }),
    );
    expect(screen.getByRole('link', { name: t('runs.comments') })).toHaveAttribute(
      'href',
      reader().href('/dashboard/permit-checklist/[check]/comments', { check: 'chk_1' }),
    );
  });

  it('are none at first, and one alone is compared with nothing', () => {
    show([]);
    expect(screen.getByText(t('runs.none'))).toBeInTheDocument();
    show([runRow()]);
    expect(screen.queryByRole('link', { name: t('runs.compare') })).toBeNull();
  });
});

inBothLanguages('two runs beside each other', (reader) => {
  beforeEach(() => setRequestLocale(reader().locale));
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('report', `compare.${key}`, values);
  const compare = async (
    from: Partial<Parameters<typeof runDetail>[0]>,
    to: Parameters<typeof runDetail>[0],
  ) =>
    reader().mount(
      await ComparisonView({
        from: runDetail({ number: 1, ...from }),
        to: runDetail({ number: 2, ...to }),
        locale: reader().locale,
      }),
    );
  const part = (key: string, count: number) => screen.getByRole('region', { name: t(key, { count }) });

  it('say what was fixed, what is new, and what is still there and was worse', async () => {
    await compare(
      { findings: [markedFinding('gone'), markedFinding('kept', { severity: 'critical' })] },
      { findings: [markedFinding('kept'), markedFinding('new', { severity: 'minor' })] },
    );
    expect(screen.getByRole('heading', { name: t('summary', { from: 1, to: 2 }) })).toBeInTheDocument();
    expect(part('fixed', 1).querySelectorAll('li')).toHaveLength(1);
    expect(part('added', 1)).toHaveTextContent(reader().t('findings', 'severity.minor'));
    expect(part('still', 1)).toHaveTextContent(t('was', { severity: t('severity.critical') }));
    const title = reader().t('findings', 'same_file_twice.title', { file: 'plans.pdf' });
    expect(part('still', 1)).toHaveTextContent(title);
  });

  it('say so where nothing changed', async () => {
    await compare({}, {});
    for (const key of ['fixedNone', 'addedNone', 'stillNone', 'documentsNone', 'feeSame'])
      expect(screen.getByText(t(key))).toBeInTheDocument();
  });

  it('say what became of documents and of the fee', async () => {
    const standing = (documentId: string, standing: 'found' | 'missing') => ({
      documentId,
      standing,
      found: [],
    });
    const documents = [foundDocument()];
    await compare(
      {
        review: {
          documents,
          standings: [standing('went', 'found'), standing('came', 'missing'), standing('dropped', 'missing')],
          fee: { ...NO_FEE, verdict: 'differs', statedCents: 10_000, computedCents: 12_000 },
        },
      },
      {
        review: {
          documents,
          standings: [standing('went', 'missing'), standing('came', 'found'), standing('asked', 'missing')],
          fee: { ...NO_FEE, verdict: 'matches', statedCents: 12_000, computedCents: 12_000 },
        },
      },
    );
    for (const change of ['went', 'came', 'dropped', 'asked'])
      expect(screen.getByText(change).parentElement).toHaveTextContent(t(`changes.${change}`));
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `${t('stated')}${dollarsAndCents(10_000)}${dollarsAndCents(12_000)}`,
      `${t('computed')}${dollarsAndCents(12_000)}${dollarsAndCents(12_000)}`,
      `${t('verdict')}${t('verdicts.differs')}${t('verdicts.matches')}`,
    ]);
    for (const verdict of FEE_VERDICTS) expect(t(`verdicts.${verdict}`)).not.toBe('');
  });

  it('are chosen by number and moment', () => {
    const runs = [runRow({ number: 2 }), runRow({ number: 1 })];
    const gate = { ctx: { now: CLOCK.now }, company: { timeZone: CLOCK.timeZone } };
    reader().mount(
      <ChooseRuns
        check="check_1"
        runs={runs}
        from={1}
        to={2}
        gate={gate as Parameters<typeof ChooseRuns>[0]['gate']}
      />,
    );
    expect(screen.getByLabelText(t('from'))).toHaveValue('1');
    expect(screen.getByLabelText(t('to'))).toHaveValue('2');
    const date = moment(createFormatter({ locale: regional(reader().locale) }), runRow().createdAt, CLOCK);
    expect(screen.getAllByText(t('option', { number: 2, date }))).toHaveLength(2);
    fireEvent.change(screen.getByLabelText(t('from')), { target: { value: '2' } });
    const compare = reader().href('/dashboard/permit-checklist/[check]/compare', { check: 'check_1' });
    expect(router.replace.mock.calls).toEqual([[`${compare}?from=2&to=2`, { scroll: false }]]);
  });
});
