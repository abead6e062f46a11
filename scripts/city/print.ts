import type { FeedScore } from '@/lib/tracking/feeds/scoreboard';
import type { Survey } from '@/lib/tracking/feeds/survey';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';

/** What a run of `npm run city` found; `--json` prints it as it is. */
export interface CityReport {
  city: string;
  platform: FeedRecord['platform'];
  /** Where the rows come from: the portal, the sample feed server or a file. */
  source: string;
  /** Null where rows come from a file: there is nothing to ask. */
  probe: { state: string; detail: string | null } | null;
  survey: Survey;
  /** What a database holds of the feed by week; absent where none was named. */
  stored?: FeedScore[];
}

/** The report as plain tables for a terminal; at most `show` permits. */
export function printReport(report: CityReport, show: number): string {
  const { city, platform, source, probe, survey, stored = [] } = report;
  const { rows, permits, duplicates, setAside, fields } = survey;
  const away = setAside.reduce((sum, { rows: count }) => sum + count, 0);
  const mapped = fields.filter((field) => field.mapped);
  const parts = [
    `${city} (${platform}) from ${source}`,
    ...(probe ? [`probe: ${probe.state}${probe.detail === null ? '' : `, ${probe.detail}`}`] : []),
    `${rows} rows: ${permits.length} permits, ${away} set aside, ${duplicates} replaced by a later row of the same key`,
    ...(survey.lacking.length > 0 ? [`columns no row has: ${survey.lacking.join(', ')}`] : []),
    ...(survey.unread.length > 0 ? [`columns not read: ${survey.unread.join(', ')}`] : []),
    '',
    section(
      'Set aside',
      ['reason', 'rows', 'for example'],
      setAside.map((one) => [one.reason, String(one.rows), one.example]),
    ),
    section(
      'Statuses',
      ['bucket', 'permits'],
      survey.buckets.map((one) => [one.bucket, String(one.permits)]),
    ),
    section(
      'Words unknown',
      ['word', 'rows'],
      survey.unknownWords.map((one) => [one.word, String(one.rows)]),
    ),
    section(
      'Values that could not be used',
      ['what', 'rows'],
      survey.warnings.map((one) => [one.warning, String(one.rows)]),
    ),
    section(
      'Empty fields',
      ['field', 'empty', 'of permits'],
      mapped.map((one) => [one.field, String(one.missing), share(one.missing, permits.length)]),
    ),
    `not mapped: ${
      fields
        .filter((field) => !field.mapped)
        .map(({ field }) => field)
        .join(', ') || 'none'
    }`,
    '',
    ...delays(survey),
    '',
    ...stored.map(weeks),
    section('Permits', COLUMNS, permits.slice(0, show).map(permitCells)),
  ];
  return parts.filter((part) => part !== null).join('\n');
}

function delays({ newest, edited, posting }: Survey): string[] {
  return [
    newest ? `newest day: ${newest.on}, ${newest.daysAgo} days ago` : 'newest day: none',
    edited
      ? `newest edit stamp: ${edited.at.toISOString()}, ${Math.round(edited.agoMs / 60_000)} minutes ago`
      : 'newest edit stamp: the rows carry none',
    posting
      ? `posted late, by the portal's own stamps: median ${posting.median}, 95th percentile ${posting.p95}, most ${posting.most} days (${posting.count} rows)`
      : 'posted late: the rows carry no stamp of their arrival',
  ];
}

function weeks({ feedId, weeks: scores }: FeedScore): string {
  const heads = [
    'week',
    'new permits',
    'delay, p95',
    'days late, p95',
    'fields missing',
    'words',
    'set aside',
  ];
  const lines = scores.map((week) => [
    week.week,
    String(week.arrivals),
    week.lagMs === null ? '-' : `${minutes(week.lagMs)}, ${minutes(week.p95LagMs ?? 0)}`,
    week.lateDays === null ? '-' : `${week.lateDays}, ${week.p95LateDays}`,
    week.missing === null ? '-' : share(week.missing, 1),
    String(week.words),
    String(week.setAside),
  ]);
  return section(`Held as ${feedId}`, heads, lines);
}

const minutes = (ms: number) => `${Math.round(ms / 60_000)} min`;

const COLUMNS = [
  'number',
  'bucket',
  'word',
  'applied',
  'issued',
  'done',
  'type',
  'address',
  'contractor',
  'value',
  'place',
];

function permitCells(permit: NormalisedPermit): string[] {
  const { latitude, longitude, valuationCents } = permit;
  const cells = [
    permit.permitNumber,
    permit.statusBucket,
    permit.statusWord,
    permit.appliedDate,
    permit.issuedDate,
    permit.completedDate,
    permit.checklistType ?? permit.permitType,
    permit.address,
    permit.contractorName,
    valuationCents === null ? null : (valuationCents / 100).toFixed(0),
    latitude === null || longitude === null ? null : `${latitude.toFixed(4)},${longitude.toFixed(4)}`,
  ];
  return cells.map((cell) => cell ?? '-');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}

const WIDEST = 44;

/** A table with a title, or one line where there is nothing to list. */
function section(title: string, heads: string[], lines: string[][]): string {
  if (lines.length === 0) return `${title}: none\n`;
  const cut = [heads, ...lines].map((line) => line.map((cell) => oneLine(cell)));
  const widths = heads.map((_, i) => Math.max(...cut.map((line) => line[i]?.length ?? 0)));
  const text = cut.map((line) =>
    `  ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  );
  return `${title}\n${text.join('\n')}\n`;
}

/** On one line, and printable: rows may hold anything. */
function oneLine(cell: string): string {
  const line = cell.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
}
