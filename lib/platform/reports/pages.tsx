import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { LOOK } from './look';
import type { PrintedLook, ReportFact, ReportFrame, ReportSources } from './types';

/** A report as pages of a letter: the company's head and what it is about, then its own sections. */
export function ReportPages({ report, children }: { report: ReportFrame; children: ReactNode }) {
  const { footer } = report;
  return (
    <Document
      title={report.title}
      author={report.company}
      creator={brand.name}
      producer={brand.name}
      language={report.lang}
    >
      <Page
        size="LETTER"
        style={LOOK.page}
        layout={({ children: set, pageNumber = 1, totalPages = 1 }) => (
          <>
            <View style={LOOK.top} />
            <View style={LOOK.body}>{set}</View>
            <View style={LOOK.footer}>
              <Text style={LOOK.detail}>{footer.line}</Text>
              <Text>{footer.page(pageNumber, totalPages)}</Text>
            </View>
          </>
        )}
      >
        <View style={LOOK.content}>
          <View style={[LOOK.beam, report.look?.accent ? { backgroundColor: report.look.accent } : {}]} />
          <Head report={report} />
          {children}
        </View>
      </Page>
    </Document>
  );
}

function Head({
  report: { company, letterhead, look, kind, heading, prepared, facts },
}: {
  report: ReportFrame;
}) {
  return (
    <View>
      {look?.logo ? <Logo {...look.logo} /> : null}
      <View style={LOOK.row}>
        <Text style={[LOOK.company, LOOK.detail]}>{company}</Text>
        <Text style={LOOK.kind}>{kind}</Text>
      </View>
      {letterhead ? <Text style={LOOK.small}>{letterhead}</Text> : null}
      <Text style={LOOK.h1}>{heading}</Text>
      <Facts facts={facts} />
      <Text style={[LOOK.small, { marginTop: 6 }]}>{prepared}</Text>
    </View>
  );
}

/** Of the company's picture, in points. */
const MAX_LOGO_HEIGHT = 40;
const MAX_LOGO_WIDTH = 180;

function Logo({ base64, width, height }: NonNullable<PrintedLook['logo']>) {
  const scale = Math.min(MAX_LOGO_WIDTH / width, MAX_LOGO_HEIGHT / height);
  return (
    <Image
      src={`data:image/png;base64,${base64}`}
      style={{ width: width * scale, height: height * scale, marginBottom: 8 }}
    />
  );
}

/** A section's heading; it stays with what follows. */
export function Heading({ children }: { children: string }) {
  return (
    <Text style={LOOK.h2} minPresenceAhead={60}>
      {children}
    </Text>
  );
}

export function Facts({ facts }: { facts: readonly ReportFact[] }) {
  return facts.map(({ term, detail }) => (
    <View key={`${term} ${detail}`} style={LOOK.fact} wrap={false}>
      <Text style={LOOK.term}>{term}</Text>
      <Text style={LOOK.detail}>{detail}</Text>
    </View>
  ));
}

export interface TableColumn {
  head: string;
  /** Its share of the width. */
  share: number;
  isAmount?: boolean;
}

interface TableProps {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly { key: string; cells: readonly string[]; strong?: number }[];
}

/** A section of rows under a head; a row is not parted. `strong` is the cell of a row that stands out. */
export function Table({ title, columns, rows: [first, ...rows] }: TableProps) {
  if (!first) return null;
  return (
    <View>
      <View wrap={false}>
        <Heading>{title}</Heading>
        <View style={LOOK.tableHead}>
          {columns.map((column) => (
            <Text key={column.head} style={widthOf(column)}>
              {column.head}
            </Text>
          ))}
        </View>
        <Row columns={columns} row={first} />
      </View>
      {rows.map((row) => (
        <Row key={row.key} columns={columns} row={row} />
      ))}
    </View>
  );
}

function Row({
  columns,
  row: { cells, strong },
}: Pick<TableProps, 'columns'> & { row: TableProps['rows'][number] }) {
  return (
    <View style={LOOK.tableRow} wrap={false}>
      {columns.map((column, at) => (
        <Text key={column.head} style={[widthOf(column), at === strong ? LOOK.strong : {}]}>
          {cells[at] ?? ''}
        </Text>
      ))}
    </View>
  );
}

function widthOf({ share, isAmount }: TableColumn) {
  return isAmount ? LOOK.amount : { flex: share };
}

export function Sources({ sources: { title, intro, items } }: { sources: ReportSources }) {
  return (
    <View>
      <Heading>{title}</Heading>
      <Text style={[LOOK.small, { marginBottom: 4 }]}>{intro}</Text>
      {items.map(({ text, url }) => (
        <View key={text} style={{ paddingVertical: 1.5 }} wrap={false}>
          {url ? (
            <Link src={url} style={LOOK.link}>
              {text}
            </Link>
          ) : (
            <Text>{text}</Text>
          )}
        </View>
      ))}
    </View>
  );
}
