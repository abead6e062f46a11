import { INPUT_LABELS } from '@/content/fees/wording';
import { formatArithmetic } from '@/lib/catalogue/fees/arithmetic-text';
import type { EstimatedFee } from '@/lib/catalogue/fees/types';
import { chargedApart, inputText } from '@/lib/checking/checks/fee-words';
import { FEE_VERDICTS } from '@/lib/checking/review/types';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { printable } from '@/lib/platform/reports/printable';
import type { ReportFact } from '@/lib/platform/reports/types';
import type { ReportWriter } from './build-report';
import type { ReportFee } from './types';

/** What the documents state, what the city's schedule comes to, and how. */
export function buildFee(writer: ReportWriter): ReportFee {
  const { source, locale, t } = writer;
  const { fee } = source;
  const estimate = fee?.estimate.status === 'estimated' ? fee.estimate : null;
  const reason = fee && 'reason' in fee.estimate ? [fee.estimate.reason] : [];
  const notes = [...reason, ...(estimate?.outdated ? [estimate.outdated] : []), ...(estimate?.notes ?? [])];
  const excluded = estimate?.excluded ?? [];
  return {
    title: t('report.fee.title'),
    verdict: fee ? feeVerdict(writer) : t('report.fee.none'),
    rows: feeFigures(writer),
    table: fee && estimate ? buildTable(writer, estimate, scheduleName(writer, estimate)) : null,
    notes: notes.map((note) => printable(note[locale])),
    excluded:
      excluded.length > 0
        ? { title: t('report.fee.excluded'), items: excluded.map((text) => printable(text[locale])) }
        : null,
  };
}

function scheduleName({ source: { fee }, locale, t }: ReportWriter, { confidence }: EstimatedFee): string {
  if (!fee) return '';
  const { name, effective } = fee.schedule;
  const named = t('report.fee.schedule', { name: name[locale], effective: effective.text[locale] });
  return printable(`${named} (${t(`confidence.${confidence}`)})`, 400);
}

function buildTable(
  { locale, t }: ReportWriter,
  estimate: EstimatedFee,
  caption: string,
): ReportFee['table'] {
  const labels = new Map(estimate.lines.map(({ id, label }) => [id, label[locale]]));
  return {
    caption,
    heads: [t('report.fee.line'), t('report.fee.how'), t('report.fee.amount')],
    lines: estimate.lines.map((line) => ({
      label: printable(line.label[locale]),
      how: printable(formatArithmetic(line, labels, (word, values) => t(`fee.${word}`, values))),
      amount: dollarsAndCents(line.amountCents),
    })),
    total: { label: t('report.fee.total'), amount: dollarsAndCents(estimate.totalCents) },
  };
}

function feeFigures(writer: ReportWriter): ReportFact[] {
  const { source, locale, t } = writer;
  const fee = source.review?.fee;
  const rows: [string, number | null | undefined][] = [
    [t('report.fee.stated'), fee?.statedCents],
    [t('report.fee.computed'), fee?.computedCents],
  ];
  const apart = chargedApart(source, locale);
  return [
    ...rows.flatMap(([term, cents]) =>
      typeof cents === 'number' ? [{ term, detail: dollarsAndCents(cents) }] : [],
    ),
    ...(apart.length > 0 ? [{ term: t('report.fee.apart'), detail: printable(apart.join(', ')) }] : []),
    ...(fee?.taken ?? []).map(({ name, value }) => ({
      term: printable(INPUT_LABELS[name][locale]),
      detail: t('report.fee.taken', { value: inputText(name, value) }),
    })),
  ];
}

function feeVerdict({ source, t }: ReportWriter): string {
  const verdict = FEE_VERDICTS.find((one) => one === source.review?.fee.verdict);
  return verdict ? t(`report.fee.verdicts.${verdict}`) : t('report.fee.none');
}
