import { brand } from '@/lib/brand';
import { getVerdict } from '@/lib/checking/checks/readiness';
import { findingWords } from '@/lib/checking/review/finding-text';
import { SEVERITIES } from '@/lib/checking/review/types';
import { dayIn } from '@/lib/platform/clock/zones';
import { calendarDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { formatterFor, type ReportTranslator, reportTranslator } from '@/lib/platform/i18n/translator';
import { printable } from '@/lib/platform/reports/printable';
import { buildFee } from './build-fee';
import { listSources } from './build-sources';
import {
  MAX_FINDINGS,
  type Report,
  type ReportDocument,
  type ReportFinding,
  type ReportFindings,
  type ReportSource,
} from './types';

const MAX_QUOTE = 300;
const MAX_EXPLANATION = 1_500;

export interface ReportWriter {
  source: ReportSource;
  locale: Locale;
  t: ReportTranslator;
  /** `2026-11-20` → "Nov 20, 2026". */
  day: (day: string) => string;
  fileName: (id: string) => string;
  documentName: (id: string) => string;
}

/** The report of a run in a language: every text of it, ready to be set. */
export async function buildReport(source: ReportSource, locale: Locale): Promise<Report> {
  const writer = await writerFor(source, locale);
  const { t, day } = writer;
  const { input, checklist } = source;
  const place = formatPlace(source, locale);
  const type = checklist?.permitType.name[locale] ?? '';
  const company = printable(source.companyName, 120);
  const checkedOn = source.finishedAt ? day(dayIn(source.timeZone, source.finishedAt)) : day(input.today);
  const line = t('report.footer.line', { company, place, date: checkedOn });
  return {
    lang: `${locale}-US`,
    title: printable(t('report.title', { type, place })),
    company,
    look: source.look,
    kind: t('report.kind'),
    heading: printable(type),
    prepared: t('report.preparedFor', { company, brand: brand.name }),
    facts: buildFacts(writer, { place, checkedOn }),
    verdict: buildVerdict(writer),
    explanation: buildExplanation(writer),
    notApproval: t('report.notApproval'),
    documents: buildDocuments(writer),
    findings: await buildFindings(writer),
    fee: buildFee(writer),
    sources: listSources(writer),
    footer: {
      line: printable(line, 160),
      page: (page, pages) => t('report.footer.page', { page, pages }),
    },
  };
}

async function writerFor(source: ReportSource, locale: Locale): Promise<ReportWriter> {
  const format = formatterFor(locale);
  const files = new Map(source.files.map(({ id, name }) => [id, printable(name, 90)]));
  const documents = documentNames(source, locale);
  return {
    source,
    locale,
    t: await reportTranslator(locale),
    day: (day) => calendarDay(format, day),
    fileName: (id) => files.get(id) ?? '…',
    documentName: (id) => documents.get(id) ?? id,
  };
}

function documentNames({ checklist }: ReportSource, locale: Locale): Map<string, string> {
  const all = [...(checklist?.documents ?? []), ...(checklist?.notNeeded ?? [])];
  return new Map(all.map(({ id, label }) => [id, printable(label[locale])]));
}

/** "Austin, TX"; the state by its name where no city was named. */
function formatPlace({ input: { place }, checklist }: ReportSource, locale: Locale): string {
  const state = checklist?.place.stateName[locale] ?? place.state;
  return printable(place.city === null ? state : `${place.city}, ${place.state}`, 80);
}

function buildFacts(
  { source, t, day }: ReportWriter,
  { place, checkedOn }: { place: string; checkedOn: string },
) {
  const { input, checklist } = source;
  const codes = (['irc', 'nec'] as const).flatMap((code) => {
    const edition = checklist?.adoption[code].edition;
    return edition ? [t(`report.codesText.${code}`, { edition })] : [];
  });
  const facts: [Parameters<typeof t>[0], string | null][] = [
    ['report.facts.place', place],
    ['report.facts.address', input.stated.address],
    ['report.facts.parcel', input.stated.parcel],
    ['report.facts.name', source.checkName],
    ['report.facts.date', `${checkedOn} · ${t('report.run', { number: source.number })}`],
    [
      'report.facts.rules',
      t('report.rulesText', { version: source.engineVersion, date: day(source.rulesAsOf) }),
    ],
    [
      'report.facts.codes',
      codes.length > 0 && checklist
        ? `${codes.join(', ')} (${t(`confidence.${checklist.adoption.confidence}`)})`
        : null,
    ],
  ];
  return facts.flatMap(([term, detail]) =>
    detail ? [{ term: String(t(term as 'report.facts.place')), detail: printable(detail, 200) }] : [],
  );
}

function buildVerdict({ source: { readiness, findings }, t }: ReportWriter): Report['verdict'] {
  const verdict = getVerdict(readiness);
  const ready = readiness?.ready ?? false;
  const counted = Object.fromEntries(
    SEVERITIES.map((severity) => [
      severity,
      findings.filter((one) => one.severity === severity && one.state === 'open').length,
    ]),
  );
  return {
    ready,
    title: ready ? t('report.verdict.ready') : t('report.verdict.missing', { ...verdict }),
    text: ready ? t('report.verdict.readyText') : t('report.verdict.missingText'),
    counts: t('report.counts', counted),
  };
}

/** What a language model wrote of the run; none where that is in another language than the report. */
function writtenIn({ explanation, locale: written }: ReportSource, locale: Locale) {
  return written === locale ? explanation : null;
}

function buildExplanation({ source, locale, t }: ReportWriter): Report['explanation'] {
  const written = writtenIn(source, locale);
  if (!written?.summary) return null;
  const paragraphs = written.summary.split(/\n+/u).map((text) => printable(text, MAX_EXPLANATION));
  return {
    title: t('report.explained', { name: printable(source.model?.name ?? '', 80) }),
    paragraphs: paragraphs.filter((text) => text !== ''),
  };
}

function buildDocuments({ source, t, fileName, documentName }: ReportWriter): Report['documents'] {
  const asked = new Map(source.checklist?.documents.map((document) => [document.id, document]));
  const { review } = source;
  const rows = (review?.standings ?? []).map(({ documentId, standing, found }): ReportDocument => {
    const by = asked.get(documentId);
    const places = found.flatMap((index) => {
      const at = review?.documents[index];
      if (!at) return [];
      const { fileId, firstPage: first, lastPage: last } = at;
      const same = first === last ? 'yes' : 'no';
      return [t('report.documents.pages', { file: fileName(fileId), first, last, same })];
    });
    return {
      label: documentName(documentId),
      asked: by ? `${t(`layers.${by.layer}.name`)}. ${t(`confidence.${by.confidence}`)}` : '',
      standing: t(`report.standings.${standing}`),
      isMissing: standing === 'missing',
      found: printable(places.join('; '), 400),
    };
  });
  const heads = (['document', 'asked', 'standing', 'found'] as const).map((head) =>
    t(`report.documents.${head}`),
  );
  return { title: t('report.documents.title'), heads, rows };
}

async function buildFindings({
  source,
  locale,
  t,
  fileName,
  documentName,
}: ReportWriter): Promise<ReportFindings> {
  const words = await findingWords(locale);
  const names = {
    documents: documentNames(source, locale),
    files: new Map(source.files.map(({ id }) => [id, fileName(id)])),
  };
  const explained = writtenIn(source, locale)?.findings ?? {};
  const shown = source.findings.slice(0, MAX_FINDINGS);
  const toItem = (finding: (typeof shown)[number]): ReportFinding => {
    const { title, what, fix } = words(finding, names);
    const place = finding.places[0];
    const plain = explained[finding.key];
    const document = finding.documentId && documentName(finding.documentId);
    return {
      key: finding.key,
      title: printable(title, 300),
      what: printable(what),
      fix: printable(fix),
      where: place
        ? t('report.findings.where', { file: fileName(place.fileId), page: place.page })
        : // Most titles name it already.
          document && !title.includes(document)
          ? document
          : null,
      quote: place?.quote ? t('report.findings.quote', { quote: printable(place.quote, MAX_QUOTE) }) : null,
      rests: finding.citation
        ? t('report.findings.rests', { citation: printable(finding.citation[locale], 300) })
        : null,
      byModel: finding.by === 'model' ? t('report.findings.byModel') : null,
      explained: plain ? t('report.findings.explained', { text: printable(plain) }) : null,
      state: finding.state === 'fixed' ? t('report.findings.fixed') : null,
    };
  };
  const live = shown.filter(({ state }) => state !== 'dismissed');
  const groups = SEVERITIES.map((severity) => {
    const items = live.filter((one) => one.severity === severity).map(toItem);
    return { severity, title: t(`report.severity.${severity}`, { count: items.length }), items };
  });
  const dismissed = shown.filter(({ state }) => state === 'dismissed').map(toItem);
  const more = source.findings.length - shown.length;
  return {
    title: t('report.findings.title'),
    none: shown.length === 0 ? t('report.findings.none') : null,
    fix: t('report.findings.fix'),
    groups: [
      ...groups,
      { severity: 'dismissed' as const, title: t('report.findings.dismissed'), items: dismissed },
    ].filter(({ items }) => items.length > 0),
    more: more > 0 ? t('report.findings.more', { count: more }) : null,
  };
}
