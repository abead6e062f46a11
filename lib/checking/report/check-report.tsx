import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import { brand } from '@/lib/brand';
import type { PrintedLook } from '@/lib/company/branding/types';
import { FeeSection } from './fee-section';
import { FindingsSection } from './findings-section';
import { LOOK } from './look';
import type { Report } from './types';

/** A report as pages of a letter: the answer first, then the findings, the documents, the fee, and what it rests on. */
export function CheckReport({ report }: { report: Report }) {
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
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <>
            <View style={LOOK.top} />
            <View style={LOOK.body}>{children}</View>
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
          <Verdict report={report} />
          <Explanation explanation={report.explanation} />
          <FindingsSection findings={report.findings} />
          <Documents documents={report.documents} />
          <FeeSection fee={report.fee} />
          <Sources sources={report.sources} />
        </View>
      </Page>
    </Document>
  );
}

function Head({ report: { company, look, kind, heading, prepared, facts } }: { report: Report }) {
  return (
    <View>
      {look?.logo ? <Logo {...look.logo} /> : null}
      <View style={LOOK.row}>
        <Text style={LOOK.company}>{company}</Text>
        <Text style={LOOK.kind}>{kind}</Text>
      </View>
      <Text style={LOOK.h1}>{heading}</Text>
      {facts.map(({ term, detail }) => (
        <View key={term} style={LOOK.fact}>
          <Text style={LOOK.term}>{term}</Text>
          <Text style={LOOK.detail}>{detail}</Text>
        </View>
      ))}
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

function Verdict({ report: { verdict, notApproval } }: { report: Report }) {
  return (
    <View wrap={false}>
      <View style={[LOOK.verdict, verdict.ready ? LOOK.ready : LOOK.notReady]}>
        <Text style={LOOK.verdictTitle}>{verdict.title}</Text>
        <Text>{verdict.text}</Text>
        <Text style={LOOK.muted}>{verdict.counts}</Text>
      </View>
      <Text style={LOOK.notApproval}>{notApproval}</Text>
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

const WIDTHS = [{ flex: 4 }, { flex: 2.4 }, { flex: 1.8 }, { flex: 2.6 }];

function Documents({ documents: { title, heads, rows } }: { documents: Report['documents'] }) {
  if (rows.length === 0) return null;
  return (
    <View>
      <Text style={LOOK.h2} minPresenceAhead={60}>
        {title}
      </Text>
      <View style={LOOK.tableHead}>
        {heads.map((head, index) => (
          <Text key={head} style={WIDTHS[index] ?? {}}>
            {head}
          </Text>
        ))}
      </View>
      {rows.map(({ label, asked, standing, isMissing, found }) => (
        <View key={label} style={LOOK.tableRow} wrap={false}>
          <Text style={WIDTHS[0] ?? {}}>{label}</Text>
          <Text style={WIDTHS[1] ?? {}}>{asked}</Text>
          <Text style={[WIDTHS[2] ?? {}, isMissing ? LOOK.strong : {}]}>{standing}</Text>
          <Text style={WIDTHS[3] ?? {}}>{found}</Text>
        </View>
      ))}
    </View>
  );
}

function Sources({ sources: { title, intro, items } }: { sources: Report['sources'] }) {
  return (
    <View>
      <Text style={LOOK.h2} minPresenceAhead={60}>
        {title}
      </Text>
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
