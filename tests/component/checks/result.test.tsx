import { screen, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it } from 'vitest';
import { DocumentsFound } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/documents-found';
import { FeePart } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/fee-part';
import { FieldsRead } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/fields-read';
import { PackageStrip } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/package-strip';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import {
  RunFoot,
  Verdict,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/verdict';
import { RUN_FAILURES } from '@/lib/checking/checks/types';
import type { ExtractedField } from '@/lib/checking/review/types';
import { FEE_VERDICTS, STANDINGS } from '@/lib/checking/review/types';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';
import { CheckHarness, makeFileState } from '../../support/check-harness';
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
      <Verdict run={run} balance={balance}>
        <button type="button">share</button>
      </Verdict>,
    );
  const verdict = () => screen.getByRole('heading', { level: 2 }).textContent;

  it('that the package is ready, and what is left after it', () => {
    show(runDetail());
    expect(verdict()).toBe(t('outcome.done', { count: 0 }));
    expect(screen.getByText(t('verdict.ready'))).toBeInTheDocument();
    expect(screen.getByText(`${t('verdict.used')} ${t('verdict.left', { count: 34 })}`)).toBeInTheDocument();
    expect(screen.getByText('share')).toBeInTheDocument();
  });

  it('how much is missing, and how bad', () => {
    show(runDetail({ readiness: { ready: false, missing: 3, undecided: 0, open } }), 0);
    expect(verdict()).toBe(t('outcome.done', { count: 3 }));
    expect(screen.getByText(t('verdict.notReady'))).toBeInTheDocument();
    const severity = (name: string) => reader().t('findings', `severity.${name}`);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${severity('critical')}1`,
      `${severity('major')}2`,
      `${severity('info')}4`,
    ]);
    expect(screen.getByText(t('verdict.left', { count: 0 }), { exact: false })).toBeInTheDocument();
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
  });

  it('which rules judged it, and what a language model had to do with it', () => {
    const day = calendarDay(createFormatter({ locale: reader().locale }), '2026-11-01');
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
    expect(values[3]).toContain(calendarDay(createFormatter({ locale: reader().locale }), '2026-10-02'));
    expect(values[3]).toContain(t('fields.byModel'));
    expect(values[4]).toContain(t('fields.seen.absent'));
    expect(screen.getByText(t('fields.from', { file: 'plans.pdf', pages: '1' }))).toBeInTheDocument();
  });

  it('page by page, and the same as a table', () => {
    const findings = [markedFinding('a'), markedFinding('b', { places: [] })];
    const review = { documents: [foundDocument({ lastPage: 2 })], standings: [], fee: NO_FEE };
    show(<PackageStrip run={runDetail({ findings, review })} names={NAMES} />);
    expect(document.querySelectorAll('svg[role="presentation"] rect')).toHaveLength(3);
    expect(document.querySelectorAll('svg[role="presentation"] circle')).toHaveLength(1);
    const [row] = [...document.querySelectorAll('tbody tr')];
    expect(row).toHaveTextContent(
      `1Permit application${t('strip.where', { file: 'plans.pdf', pages: '1–2' })}`,
    );
    expect(row?.lastChild).toHaveTextContent('1');
  });

  it.each(FEE_VERDICTS)('of the fee: %s', (verdict) => {
    const fee = { ...NO_FEE, verdict, statedCents: 12_000 };
    show(<FeePart run={runDetail({ review: { documents: [], standings: [], fee } })} names={NAMES} />);
    expect(screen.getByText(t(`feeCheck.verdicts.${verdict}`))).toBeInTheDocument();
    expect(screen.getByText(t('feeCheck.stated')).nextSibling).toHaveTextContent(dollarsAndCents(12_000));
    expect(screen.getByText(t('feeCheck.computed')).nextSibling).toHaveTextContent(t('feeCheck.nothing'));
    expect(within(document.body).queryByText(t('feeCheck.how'))).toBeNull();
  });
});
