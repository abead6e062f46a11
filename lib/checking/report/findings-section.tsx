import { Text, View } from '@react-pdf/renderer';
import { LOOK } from '@/lib/platform/reports/look';
import { SEVERITY_COLOUR } from './colours';
import type { Report, ReportFinding } from './types';

/** The worst first. What was marked as not applying stands at the end, by its title alone. */
export function FindingsSection({
  findings: { title, none, groups, more, fix },
}: {
  findings: Report['findings'];
}) {
  return (
    <View>
      <Text style={LOOK.h2} minPresenceAhead={80}>
        {title}
      </Text>
      {none ? <Text>{none}</Text> : null}
      {groups.map(({ severity, title: heading, items }) => (
        <View key={severity}>
          <Text style={[LOOK.h3, { color: SEVERITY_COLOUR[severity] }]} minPresenceAhead={60}>
            {heading}
          </Text>
          {items.map((finding) =>
            severity === 'dismissed' ? (
              <Text key={finding.key} style={LOOK.muted}>
                {finding.title}
              </Text>
            ) : (
              <Finding key={finding.key} finding={finding} fix={fix} />
            ),
          )}
        </View>
      ))}
      {more ? <Text style={{ marginTop: 6 }}>{more}</Text> : null}
    </View>
  );
}

function Finding({ finding, fix }: { finding: ReportFinding; fix: string }) {
  const { title, what, fix: todo, where, quote, rests, byModel, explained, state } = finding;
  return (
    <View style={LOOK.item} wrap={false}>
      <View style={LOOK.row}>
        <Text style={[LOOK.strong, { flex: 1 }]}>{title}</Text>
        {state ? <Text style={LOOK.small}>{state}</Text> : null}
      </View>
      <Text>{what}</Text>
      {quote ? <Text style={LOOK.quote}>{quote}</Text> : null}
      {where ? <Text style={LOOK.small}>{where}</Text> : null}
      <Text>
        <Text style={LOOK.strong}>{fix}: </Text>
        {todo}
      </Text>
      {rests ? <Text style={LOOK.small}>{rests}</Text> : null}
      {byModel ? <Text style={LOOK.small}>{byModel}</Text> : null}
      {explained ? <Text style={LOOK.quote}>{explained}</Text> : null}
    </View>
  );
}
