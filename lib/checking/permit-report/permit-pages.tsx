import { Text, View } from '@react-pdf/renderer';
import { LOOK } from '@/lib/platform/reports/look';
import { Facts, Heading, ReportPages, Sources, Table } from '@/lib/platform/reports/pages';
import type { PermitReport, ReportTable } from './types';

/** A permit's report: where it stands and on whom it waits first, then what is asked, what was, and what it rests on. */
export function PermitPages({ report }: { report: PermitReport }) {
  const { when, dates, people } = report;
  return (
    <ReportPages report={report}>
      {report.notices.map((notice) => (
        <Text key={notice} style={LOOK.note}>
          {notice}
        </Text>
      ))}
      <Status status={report.status} />
      <Waits waits={report.waits} />
      <View wrap={false}>
        <Heading>{when.title}</Heading>
        {when.lines.map((line, at) => (
          <Text key={line} style={at > 0 ? LOOK.small : {}}>
            {line}
          </Text>
        ))}
      </View>
      <View wrap={false}>
        <Heading>{dates.title}</Heading>
        <Facts facts={dates.facts} />
      </View>
      <TableSection table={report.fees} shares={[4, 1.8, 2]} hasAmount />
      <Comments comments={report.comments} />
      <TableSection table={report.steps} shares={[3, 3, 1.4, 1.4, 1.4]} />
      <TableSection table={report.inspections} shares={[4, 1.6, 3]} />
      <TableSection table={report.timeline} shares={[1, 5]} />
      <People people={people} />
      <Sources sources={report.record} />
    </ReportPages>
  );
}

function People({ people: { title, facts } }: { people: PermitReport['people'] }) {
  return (
    <View>
      <View wrap={false}>
        <Heading>{title}</Heading>
        <Facts facts={facts.slice(0, 1)} />
      </View>
      <Facts facts={facts.slice(1)} />
    </View>
  );
}

function Status({ status: { title, colour, lines } }: { status: PermitReport['status'] }) {
  return (
    <View style={[LOOK.answer, { borderLeftColor: colour }]} wrap={false}>
      <Text style={[LOOK.answerTitle, { color: colour }]}>{title}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

function Waits({ waits: { title, items, source } }: { waits: PermitReport['waits'] }) {
  const [first, ...others] = items;
  return (
    <View>
      <View wrap={false}>
        <Heading>{title}</Heading>
        {first ? <Waiting item={first} /> : null}
      </View>
      {others.map((item) => (
        <Waiting key={`${item.who} ${item.why}`} item={item} />
      ))}
      <Text style={[LOOK.small, { marginTop: 2 }]}>{source}</Text>
    </View>
  );
}

function Waiting({ item: { who, since, why } }: { item: PermitReport['waits']['items'][number] }) {
  return (
    <View style={{ paddingVertical: 2 }} wrap={false}>
      <Text>
        <Text style={LOOK.strong}>{who}</Text>
        {since ? <Text style={LOOK.muted}> {since}</Text> : null}
      </Text>
      {why ? <Text>{why}</Text> : null}
    </View>
  );
}

interface TableSectionProps {
  table: ReportTable | null;
  /** Of the columns' widths; an amount at the end has its own. */
  shares: readonly number[];
  hasAmount?: boolean;
}

function TableSection({ table, shares, hasAmount = false }: TableSectionProps) {
  if (!table) return null;
  const { title, heads, rows, more } = table;
  const last = heads.length - 1;
  return (
    <View>
      <Table
        title={title}
        columns={heads.map((head, at) => ({
          head,
          share: shares[at] ?? 1,
          isAmount: hasAmount && at === last,
        }))}
        // Two steps may say the same.
        rows={rows.map((cells, at) => ({ key: String(at), cells }))}
      />
      {more ? <Text style={[LOOK.small, { marginTop: 4 }]}>{more}</Text> : null}
    </View>
  );
}

function Comments({ comments }: { comments: PermitReport['comments'] }) {
  if (!comments) return null;
  const {
    title,
    items: [first, ...items],
    more,
  } = comments;
  return (
    <View>
      <View wrap={false}>
        <Heading>{title}</Heading>
        {first ? <Comment item={first} /> : null}
      </View>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two may say the same.
        <Comment key={at} item={item} />
      ))}
      {more ? <Text style={[LOOK.small, { marginTop: 4 }]}>{more}</Text> : null}
    </View>
  );
}

type Item = NonNullable<PermitReport['comments']>['items'][number];

function Comment({ item: { head, subject, body } }: { item: Item }) {
  return (
    <View style={LOOK.item} wrap={false}>
      <Text style={LOOK.small}>{head}</Text>
      {subject ? <Text style={LOOK.strong}>{subject}</Text> : null}
      <Text>{body}</Text>
    </View>
  );
}
