import { brand } from '@/lib/brand';
import { dollars } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { printable } from '@/lib/platform/reports/printable';
import type { ReportFact } from '@/lib/platform/reports/types';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { isOver, stillExpires } from '@/lib/tracking/permits/is-over';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { beyondStatus, nobodyBecause } from '@/lib/tracking/permits/waiting';
import { buildRecord } from './build-record';
import { buildComments, buildFees, buildInspections, buildSteps, buildTimelineTable } from './build-tables';
import { buildWaits } from './build-waits';
import { STATUS_COLOURS } from './status-colours';
import type { PermitReport, PermitReportSource } from './types';
import { type PermitWriter, writerFor } from './writer';

/** The report of a permit in a language: every text of it, ready to be set. */
export async function buildPermitReport(source: PermitReportSource, locale: Locale): Promise<PermitReport> {
  const writer = await writerFor(source, locale);
  const { t, day, company, place } = writer;
  const { permit, look, feed, today } = source;
  const number = printable(permit.permitNumber, 60);
  const date = day(today);
  const line = t('report.footer.line', { company, number, date });
  return {
    lang: `${locale}-US`,
    title: printable(t('report.title', { number, place }), 200),
    company,
    look,
    letterhead: letterheadOf(writer),
    kind: t('report.kind'),
    heading: headingOf(source, number),
    prepared: t('report.prepared', { company, brand: brand.name, date }),
    facts: buildFacts(writer, number),
    notices: [
      ...(feed.mode === 'sample' ? [t('report.sample')] : []),
      ...(source.missingSince ? [t('report.missing', { date: day(source.missingSince) })] : []),
    ],
    status: buildStatus(writer),
    waits: buildWaits(writer),
    when: buildWhen(writer),
    dates: buildDates(writer),
    fees: buildFees(writer),
    comments: buildComments(writer),
    steps: buildSteps(writer),
    inspections: buildInspections(writer),
    timeline: buildTimelineTable(writer),
    people: buildPeople(writer),
    record: buildRecord(writer),
    footer: {
      line: printable(feed.mode === 'sample' ? t('report.footer.sample', { line }) : line, 160),
      page: (page, pages) => t('page', { page, pages }),
    },
  };
}

/** The street, or the number where the city gives none. */
function headingOf({ permit: { address, city, state } }: PermitReportSource, number: string): string {
  return address === null ? number : printable(streetCase(stripCity(address, city, state)), 200);
}

function letterheadOf({ source: { company }, t }: PermitWriter): string {
  const { office, phone, license } = company;
  const parts = [office, phone, license && t('report.license', { ...license })];
  return printable(parts.filter(Boolean).join(' · '), 300);
}

function buildFacts({ source: { permit }, t, place, word }: PermitWriter, number: string): ReportFact[] {
  const { address, zip, permitType, permitSubtype, workClass, description, parcel, valuationCents } = permit;
  const types = new Set([permitType, permitSubtype, workClass].flatMap((text) => (text ? [word(text)] : [])));
  const facts: [string, string | null][] = [
    // Without a street it is the title.
    [t('permit.fields.permitNumber'), address === null ? null : number],
    [t('report.facts.place'), zip ? `${place} ${printable(zip, 20)}` : place],
    [t('permit.fields.permitType'), [...types].join(' · ') || null],
    [t('report.facts.work'), description && word(description, 600)],
    [t('permit.fields.parcel'), parcel && printable(parcel, 80)],
    [t('permit.fields.valuationCents'), valuationCents === null ? null : dollars(valuationCents)],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

function buildStatus({ source: { permit, waiting, missingSince }, t, company, word }: PermitWriter) {
  const { statusBucket: bucket, statusWord } = permit;
  const beyond = beyondStatus(bucket, waiting);
  const isHistory =
    waiting.length === 0 && nobodyBecause({ statusBucket: bucket, missingSince }) === 'history';
  const next =
    beyond === 'corrections' || beyond === 'reinspection'
      ? t(`client.instead.${beyond}`, { company })
      : t(`client.meaning.${bucket}.next`, { company });
  return {
    title: t(`status.${bucket}`),
    colour: STATUS_COLOURS[bucket],
    lines: [
      t(`client.meaning.${bucket}.means`),
      ...(isHistory ? [] : [t('report.next', { text: next })]),
      ...(statusWord ? [t('report.cityWord', { word: word(statusWord, 120) })] : []),
    ],
  };
}

function buildWhen({ source: { permit, expected, today }, t, day }: PermitWriter): PermitReport['when'] {
  const lines = isOver(permit.statusBucket)
    ? [t('project.permit.whenOver')]
    : permit.issuedDate !== null
      ? [t('project.permit.whenIssued')]
      : expected === null
        ? [t('project.expected.noDay')]
        : expected.kind === 'too_few'
          ? [t('project.expected.tooFew', { count: expected.count })]
          : [
              t('project.expected.label', {
                from: day(expected.from80),
                to: day(expected.to80),
                median: day(expected.median),
              }),
              t('report.basis', { date: day(today), count: expected.count }),
            ];
  return { title: t('project.permit.when'), lines };
}

const DATES = ['appliedDate', 'approvedDate', 'issuedDate', 'completedDate'] as const;

function buildDates({ source: { permit }, t, day }: PermitWriter): PermitReport['dates'] {
  const given: [string, string | null][] = [
    ...DATES.map((field): [string, string | null] => [t(`permit.fields.${field}`), permit[field]]),
    [t('permit.fields.expiresDate'), stillExpires(permit)],
    [t('permit.fields.expiredDate'), permit.statusBucket === 'expired' ? permit.expiresDate : null],
  ];
  const facts = given.flatMap(([term, on]) => (on === null ? [] : [{ term, detail: day(on) }]));
  return {
    title: t('report.dates.title'),
    facts: facts.length > 0 ? facts : [{ term: '', detail: t('report.dates.none') }],
  };
}

function buildPeople({ source: { permit, people, company: own }, t, company }: PermitWriter) {
  const { contractorName: name, contractorLicense: number } = permit;
  const contractor = name
    ? number
      ? t('report.people.contractorText', { name: printable(name, 120), number: printable(number, 40) })
      : printable(name, 120)
    : null;
  const given: [string, string][] = [
    ...(contractor ? [[t('report.people.contractor'), contractor] satisfies [string, string]] : []),
    [t('report.people.by'), `${company} · ${printable(own.phone, 40)}`],
    ...people.map(({ kind, name: who, trade }): [string, string] => [
      trade ? printable(trade, 80) : t(`report.people.${kind}`),
      printable(who, 120),
    ]),
  ];
  return {
    title: t('report.people.title'),
    facts: given.map(([term, detail]) => ({ term, detail })),
  };
}
