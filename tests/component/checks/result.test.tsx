import { screen, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it } from 'vitest';
import { DocumentsFound } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/documents-found';
import { FeePart } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/fee-part';
import { FieldsRead } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/fields-read';
import { PagesTaken } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/pages-taken';
import type { ResultActions } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-context';
import type {
  FindingView,
  Stretch,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-types';
import { listStretches } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-view';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import {
  RunFoot,
  Verdict,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/verdict';
import { RUN_FAILURES } from '@/lib/checking/checks/types';
import type { ExtractedField } from '@/lib/checking/review/types';
import { FEE_VERDICTS, STANDINGS } from '@/lib/checking/review/types';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import {
  CHECK,
  CheckHarness,
  findingView,
  makeFileState,
  placeView,
  resultActions,
  stretchView,
} from '../../support/check-harness';
import { inBothLanguages } from '../../support/component';
import { foundDocument, markedFinding, NO_FEE, runDetail } from '../../support/run-detail';

const NAMES = {
  documents: new Map([
    ['application', 'Permit application'],
    ['contract', 'Contract'],
    ['other', 'Another document'],
  ]),
  files: new Map([['file_1', 'plans.pdf']]),
};
const open = { critical: 1, major: 2, minor: 0, info: 4 };

inBothLanguages('what a run says', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const show = (run: Parameters<typeof Verdict>[0]['run'], balance = 34) =>
    reader().mount(
      <CheckHarness>
        <Verdict run={run} balance={balance}>
          <button type="button">share</button>
        </Verdict>
      </CheckHarness>,
    );
  const verdict = () => screen.getByRole('heading', { level: 2 }).textContent;

  it('that the package is ready, and what is left after it', () => {
    show(runDetail());
    expect(verdict()).toBe(t('outcome.done', { verdict: 'ready', count: 0 }));
    expect(screen.getByText(t('verdict.ready'))).toBeInTheDocument();
    expect(
      screen.getByText(`${t('verdict.used')} ${t('verdict.left', { count: 34 })}`, { exact: false }),
    ).toHaveTextContent(t('verdict.again'));
    expect(screen.getByText('share')).toBeInTheDocument();
  });

  it('how many papers are missing, what is to be corrected, answered and confirmed, and what is fine', () => {
    const settled = { reason: null, saidAt: new Date() };
    const findings = [
      markedFinding('a', { rule: 'missing_document', severity: 'critical' }),
      markedFinding('b', { rule: 'missing_document', severity: 'critical', wrong: settled }),
      markedFinding('c', { rule: 'missing_document', severity: 'minor' }),
      markedFinding('d', { rule: 'undecided_document', severity: 'info' }),
      markedFinding('e', { rule: 'address_differs', severity: 'major' }),
      markedFinding('f', { rule: 'date_missing', severity: 'major' }),
      markedFinding('g', { rule: 'scale_missing', severity: 'minor' }),
    ];
    const standings = [{ documentId: 'application', standing: 'found', found: [0] }] as const;
    const review = { documents: [], standings, fee: NO_FEE };
    const readiness = { ready: false, missing: 1, incorrect: 2, undecided: 3, open };
    show(runDetail({ readiness, findings, review, charged: false }), 0);
    expect(verdict()).toBe(t('outcome.done', { verdict: 'missing', count: 1 }));
    expect(screen.getByText(t('verdict.notReady'))).toBeInTheDocument();
    const tallied = [...document.querySelectorAll('dl > div')].map(
      (cell) => `${cell.querySelector('dd')?.textContent} ${cell.querySelector('dt')?.textContent}`,
    );
    expect(tallied).toEqual([
      `1 ${t('tally.missing', { count: 1 })}`,
      `2 ${t('tally.confirm', { count: 2 })}`,
      `2 ${t('tally.incorrect', { count: 2 })}`,
      `1 ${t('tally.ask', { count: 1 })}`,
      // On a phone what is to be corrected and what is asked are one.
      `3 ${t('tally.decide')}`,
      `1 ${t('tally.fine', { count: 1 })}`,
    ]);
    expect(screen.getByText(t('verdict.left', { count: 0 }), { exact: false })).toHaveTextContent(
      t('verdict.free'),
    );
  });

  it.each([
    ['short', 50_000, 61_234],
    ['over', 61_234, 50_000],
  ])('how much the fee is %s', (word, statedCents, computedCents) => {
    const fee = { verdict: 'differs', statedCents, statedAt: null, computedCents } as const;
    show(runDetail({ review: { documents: [], standings: [], fee } }));
    expect(screen.getByText(t('tally.fee')).nextSibling).toHaveTextContent(
      t(`tally.${word}`, { amount: dollarsAndCents(11_234) }),
    );
  });

  it.each(RUN_FAILURES)('why it came to nothing, and that it cost nothing: %s', (failure) => {
    const files = [
      { ...makeFileState({ name: 'broken.pdf', failure: 'broken' }), createdAt: new Date(), removed: false },
    ];
    show(runDetail({ state: 'failed', failure, readiness: null, files }));
    expect(verdict()).toBe(t('outcome.failed'));
    expect(screen.getByText(t(`verdict.failed.${failure}`))).toBeInTheDocument();
    expect(screen.getByText(t('verdict.free'), { exact: false })).toBeInTheDocument();
    const reasons = screen.queryAllByText(reader().t('findings', 'failures.broken'));
    expect(reasons).toHaveLength(failure === 'nothing_readable' ? 1 : 0);
  });

  it('that it was cancelled, and what a language model made of it', () => {
    const model = {
      name: 'quill-3',
      failure: null,
      dropped: 2,
      calls: 1,
      inputTokens: 900,
      outputTokens: 90,
    };
    show(runDetail({ state: 'cancelled', readiness: null }));
    expect(screen.getByText(t('verdict.cancelled'))).toBeInTheDocument();
    show(runDetail({ locale: 'es', model, explanation: { summary: 'Falta poco.', findings: {} } }));
    expect(screen.getByText(t('verdict.explained', { name: 'quill-3' }))).toBeInTheDocument();
    expect(screen.getByText('Falta poco.')).toHaveAttribute('lang', 'es');
    show(runDetail({ locale: 'es', model, explanation: { summary: '', findings: {} } }));
    expect(screen.getAllByText(t('verdict.explained', { name: 'quill-3' }))).toHaveLength(1);
  });

  it('which rules judged it, and what a language model had to do with it', () => {
    const day = calendarDay(createFormatter({ locale: regional(reader().locale) }), '2026-11-01');
    reader().mount(<RunFoot run={runDetail()} />);
    expect(screen.getByText(t('foot.rules', { version: '1.1', date: day }))).toBeInTheDocument();
    expect(screen.getByText(t('foot.rulesAlone'))).toBeInTheDocument();
    expect(screen.getByText(t('foot.decides'))).toBeInTheDocument();
  });
});

inBothLanguages('what a run found', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('checks', key, values);
  const show = (node: React.ReactNode) =>
    reader().mount(
      <CheckHarness files={[makeFileState()]} fixed>
        <ResultWithViewer findings={[]}>{node}</ResultWithViewer>
      </CheckHarness>,
    );
  const field = (given: Partial<ExtractedField>): ExtractedField => ({
    id: 'address',
    value: '1402 ALDER ST',
    at: { fileId: 'file_1', page: 2, box: { x: 0, y: 0, w: 0.1, h: 0.1 }, quote: '1402 Alder St' },
    certainty: 1,
    by: 'rule',
    ...given,
  });

  it('of the documents asked for: which are there, where, and which are not', () => {
    const review = {
      documents: [
        foundDocument({ firstPage: 2, lastPage: 4 }),
        foundDocument({ documentId: 'other', firstPage: 5, lastPage: 5 }),
      ],
      standings: STANDINGS.map((standing) => ({
        documentId: standing === 'found' ? 'application' : standing,
        standing,
        found: standing === 'found' ? [0] : [],
      })),
      fee: NO_FEE,
    };
    show(<DocumentsFound run={runDetail({ review })} names={NAMES} />);
    const rows = screen.getAllByRole('listitem').filter((item) => item.parentElement?.closest('li') === null);
    const standing = (name: string) => reader().t('findings', `standings.${name}`);
    expect(rows[0]).toHaveTextContent(standing('missing'));
    expect(rows[3]).toHaveTextContent(`Permit application${standing('found')}`);
    expect(rows[3]).toHaveTextContent(t('documents.where', { file: 'plans.pdf', count: 3, pages: '2–4' }));
    expect(rows.at(-1)).toHaveTextContent(`${t('documents.others')}${t('documents.notAsked')}`);
    expect(rows.at(-1)).toHaveTextContent('Another document');
    expect(
      screen.getByText(
        `${t('documents.count.found', { count: 1 })} · ${t('documents.count.missing', { count: 1 })}`,
      ),
    ).toBeInTheDocument();
  });

  it('in the fields of a document, each as people write it, and how sure that is', () => {
    const fields = [
      field({}),
      field({ id: 'valuation', value: '1850000', certainty: 0.5 }),
      field({ id: 'area', value: '1850' }),
      field({ id: 'date', value: '2026-10-02', by: 'model' }),
      field({ id: 'signature', value: 'absent' }),
    ];
    const review = { documents: [foundDocument({ fields })], standings: [], fee: NO_FEE };
    show(<FieldsRead run={runDetail({ review })} names={NAMES} />);
    const values = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values[0]).toContain('1402 ALDER ST');
    expect(values[1]).toContain(`${dollarsAndCents(1_850_000)}${t('fields.unsure')}`);
    expect(values[2]).toContain(t('fields.area', { area: '1,850' }));
    expect(values[3]).toContain(
      calendarDay(createFormatter({ locale: regional(reader().locale) }), '2026-10-02'),
    );
    expect(values[3]).toContain(t('fields.byModel'));
    expect(values[4]).toContain(t('fields.seen.absent'));
    expect(screen.getByText(t('fields.from', { file: 'plans.pdf', pages: '1' }))).toBeInTheDocument();
  });

  it.each(FEE_VERDICTS)('of the fee: %s', (verdict) => {
    const fee = { ...NO_FEE, verdict, statedCents: 12_000 };
    show(<FeePart run={runDetail({ review: { documents: [], standings: [], fee } })} names={NAMES} />);
    expect(screen.getByText(t(`feeCheck.verdicts.${verdict}`))).toBeInTheDocument();
    expect(screen.getByText(t('feeCheck.stated')).parentElement).toHaveTextContent(dollarsAndCents(12_000));
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(document.body).queryByText(t('feeCheck.how'))).toBeNull();
  });
});

inBothLanguages('what pages were taken for', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `taken.${key}`, values);
  const choices = [
    { id: 'application', label: 'Permit application' },
    { id: 'site_plan', label: 'Site plan' },
    { id: 'other', label: 'Something else' },
  ];
  const show = (stretches: Stretch[], findings: FindingView[] = [], actions: ResultActions | null = null) =>
    reader().mount(
      <CheckHarness files={[makeFileState()]} fixed>
        <ResultWithViewer findings={[]} {...{ stretches, choices, actions }}>
          <PagesTaken findings={findings} />
        </ResultWithViewer>
      </CheckHarness>,
    );
  const select = (first: number, last: number) => {
    const pages = t('pages', { first, last, count: last - first + 1 });
    return screen.getByLabelText<HTMLSelectElement>(t('choose', { file: 'plans.pdf', pages }));
  };

  it('is told page by page: a document goes on, another form of its kind begins anew', () => {
    const correctedAt = new Date();
    const review = {
      documents: [
        foundDocument({ firstPage: 1, lastPage: 2 }),
        foundDocument({ firstPage: 3, lastPage: 3 }),
        foundDocument({ documentId: 'site_plan', firstPage: 4, lastPage: 4 }),
        foundDocument({ documentId: 'contract', firstPage: 4, lastPage: 4 }),
        foundDocument({ documentId: 'unclear', certainty: 0.4, firstPage: 5, lastPage: 5 }),
      ],
      standings: [],
      fee: NO_FEE,
    };
    const files = [{ ...makeFileState({ pages: 6 }), createdAt: new Date(), removed: false }];
    const corrections = [
      {
        ...{ id: 'cor_1', fileId: 'file_1', firstPage: 4, lastPage: 4, documentId: 'site_plan' },
        ...({ relation: 'is', correctedAt } as const),
      },
    ];
    const told = listStretches(runDetail({ review, files, corrections, findings: [markedFinding('a')] }));
    expect(
      told.map(({ firstPage, lastPage, documentId, isSure, findings }) => [
        ...[firstPage, lastPage, documentId, isSure, findings],
      ]),
    ).toEqual([
      [1, 2, 'application', true, 1],
      [3, 3, 'application', true, 0],
      [4, 4, 'site_plan', true, 0],
      [5, 5, 'unclear', false, 0],
      [6, 6, null, false, 0],
    ]);
    expect(told[2]).toMatchObject({ also: ['contract'], correctionId: 'cor_1' });
  });

  it('is corrected by one choice', async () => {
    const actions = resultActions();
    show(
      [stretchView({ lastPage: 2 }), stretchView({ firstPage: 3, lastPage: 3, documentId: null })],
      [],
      actions,
    );
    expect(select(1, 2)).toHaveValue('application');
    expect(select(3, 3)).toHaveValue('');
    expect([...select(3, 3).options].map(({ text }) => text)).toEqual([
      t('unclear'),
      ...choices.map(({ label }) => label),
    ]);
    await reader().user.selectOptions(select(1, 2), 'Site plan');
    expect(actions.correct).toHaveBeenCalledWith({
      ...{ checkId: CHECK, fileId: 'file_1', firstPage: 1, lastPage: 2 },
      ...{ documentId: 'site_plan', relation: 'is' },
    });
    expect(await screen.findByText(reader().t('checks', 'correct.applied'))).toBeInTheDocument();
  });

  it('is offered in one tap where it may be what is looked for', async () => {
    const actions = resultActions();
    const place = placeView({ page: 3 });
    const candidate = { place, lastPage: 3, isLikely: true, relation: 'is', takenFor: null } as const;
    const finding = findingView({ kind: 'confirm', documentId: 'site_plan', candidates: [candidate] });
    show(
      [stretchView({ firstPage: 3, lastPage: 3, documentId: 'unclear', isSure: false })],
      [finding],
      actions,
    );
    await reader().user.click(screen.getByText(t('itIs', { document: 'Site plan' })));
    expect(actions.correct).toHaveBeenCalledWith(
      expect.objectContaining({ firstPage: 3, lastPage: 3, documentId: 'site_plan', relation: 'is' }),
    );
  });

  it('says what somebody said, and takes it back', async () => {
    const actions = resultActions();
    show([stretchView({ correctionId: 'cor_1' })], [], actions);
    expect(screen.getByText(t('yours'))).toBeInTheDocument();
    await reader().user.click(screen.getByText(t('takeBack')));
    expect(actions.undo).toHaveBeenCalledWith({ checkId: CHECK, correctionIds: ['cor_1'] });
  });

  it('can only be read by whoever may not change it', () => {
    show([stretchView({ documentId: 'unclear', also: ['site_plan'] })]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText(t('unclear'))).toBeInTheDocument();
    expect(screen.getByText(t('also', { documents: 'Site plan' }))).toBeInTheDocument();
    expect(screen.getByText(t('textOnly'))).toBeInTheDocument();
  });
});
