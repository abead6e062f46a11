import { type Fault, LAYERS } from './fault';
import type { Verdict } from './judge';

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const formatCatchers = ({ caughtBy }: Fault) =>
  caughtBy.map(({ test, name }) => `${test} › ${name}`).join('; ');

/** What there is, without running any of it. */
export function formatList(faults: readonly Fault[]): string {
  return columns(faults.map((fault) => [fault.id, fault.layer, fault.what, formatCatchers(fault)]));
}

/** What was caught by what, and why the rest was not. */
export function formatTable(verdicts: readonly Verdict[]): string {
  const inOrder = LAYERS.flatMap((layer) => verdicts.filter(({ fault }) => fault.layer === layer));
  return columns(
    inOrder.map(({ fault, state, why }) => [
      state,
      fault.layer,
      fault.id,
      why === '' ? formatCatchers(fault) : why,
    ]),
  );
}

export function toJson(verdicts: readonly Verdict[], ms: number) {
  const of = (wanted: Verdict['state']) =>
    verdicts.filter(({ state }) => state === wanted).map(({ fault }) => fault.id);
  const byLayer = Object.fromEntries(
    LAYERS.map((layer) => [layer, verdicts.filter(({ fault }) => fault.layer === layer).length]),
  );
  return {
    bench: 'faults',
    figures: {
      planted: verdicts.length,
      caught: of('CAUGHT').length,
      missed: of('MISSED').length,
      broken: of('BROKEN').length,
      seconds: Math.round(ms / 1000),
    },
    layers: byLayer,
    missed: of('MISSED'),
    broken: of('BROKEN'),
    aims: { missed: '= 0', broken: '= 0' },
    met: { missed: of('MISSED').length === 0, broken: of('BROKEN').length === 0 },
  };
}
