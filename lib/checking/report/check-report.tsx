import { Text, View } from '@react-pdf/renderer';
import { LOOK } from '@/lib/platform/reports/look';
import { ReportPages, Sources, Table } from '@/lib/platform/reports/pages';
import { FeeSection } from './fee-section';
import { FindingsSection } from './findings-section';
import type { Report } from './types';

/** A check's report: the answer first, then the findings, the documents, the fee, and what it rests on. */
export function CheckReport({ report }: { report: Report }) {
  return (
    <ReportPages report={report}>
      <Verdict report={report} />
      <Explanation explanation={report.explanation} />
      <FindingsSection findings={report.findings} />
      <Documents documents={report.documents} />
      <FeeSection fee={report.fee} />
      <Sources sources={report.sources} />
    </ReportPages>
  );
}

const READY = { borderLeftColor: '#146C3A' };
const NOT_READY = { borderLeftColor: '#A61B1B' };

function Verdict({ report: { verdict, notApproval } }: { report: Report }) {
  return (
    <View wrap={false}>
      <View style={[LOOK.answer, verdict.ready ? READY : NOT_READY]}>
        <Text style={LOOK.answerTitle}>{verdict.title}</Text>
        <Text>{verdict.text}</Text>
        <Text style={LOOK.muted}>{verdict.counts}</Text>
      </View>
      <Text style={LOOK.note}>{notApproval}</Text>
    </View>
  );
}

function Explanation({ explanation }: { explanation: Report['explanation'] }) {
  if (!explanation) return null;
  return (
    <View style={[LOOK.quote, { marginTop: 10 }]}>
      <Text style={LOOK.strong}>{explanation.title}</Text>
      {explanation.paragraphs.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </View>
  );
}

const SHARES = [4, 2.4, 1.8, 2.6];

function Documents({ documents: { title, heads, rows } }: { documents: Report['documents'] }) {
  return (
    <Table
      title={title}
      columns={heads.map((head, at) => ({ head, share: SHARES[at] ?? 1 }))}
      rows={rows.map(({ label, asked, standing, isMissing, found }) => ({
        key: label,
        cells: [label, asked, standing, found],
        ...(isMissing ? { strong: 2 } : {}),
      }))}
    />
  );
}
