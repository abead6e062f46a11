import { Text, View } from '@react-pdf/renderer';
import { LOOK } from '@/lib/platform/reports/look';
import { Facts, Heading } from '@/lib/platform/reports/pages';
import type { ReportFee } from './types';

/** The fee with its arithmetic, line by line, and what the total leaves out. */
export function FeeSection({ fee }: { fee: ReportFee }) {
  return (
    <View>
      <Heading>{fee.title}</Heading>
      <Text>{fee.verdict}</Text>
      <Facts facts={fee.rows} />
      {fee.table ? <FeeTable table={fee.table} /> : null}
      {fee.notes.map((note) => (
        <Text key={note} style={[LOOK.small, { marginTop: 3 }]}>
          {note}
        </Text>
      ))}
      {fee.excluded ? (
        <View style={{ marginTop: 6 }}>
          <Text style={LOOK.strong}>{fee.excluded.title}</Text>
          {fee.excluded.items.map((item) => (
            <Text key={item}>• {item}</Text>
          ))}
        </View>
      ) : null}
    </View>
  );
}

function FeeTable({ table: { caption, heads, lines, total } }: { table: NonNullable<ReportFee['table']> }) {
  const [line, how, amount] = heads;
  return (
    <View style={{ marginTop: 6 }} wrap={false}>
      <Text style={LOOK.small}>{caption}</Text>
      <View style={LOOK.tableHead}>
        <Text style={{ flex: 3 }}>{line}</Text>
        <Text style={{ flex: 4 }}>{how}</Text>
        <Text style={LOOK.amount}>{amount}</Text>
      </View>
      {lines.map((one) => (
        <View key={one.label} style={LOOK.tableRow} wrap={false}>
          <Text style={{ flex: 3 }}>{one.label}</Text>
          <Text style={[{ flex: 4 }, LOOK.muted]}>{one.how}</Text>
          <Text style={LOOK.amount}>{one.amount}</Text>
        </View>
      ))}
      <View style={LOOK.tableRow} wrap={false}>
        <Text style={[{ flex: 7 }, LOOK.strong]}>{total.label}</Text>
        <Text style={[LOOK.amount, LOOK.strong]}>{total.amount}</Text>
      </View>
    </View>
  );
}
