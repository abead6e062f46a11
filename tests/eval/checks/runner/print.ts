import type { Scores, Tallies } from './score';

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

function table(title: string, tallies: Tallies, say: (line: string) => void): void {
  say(`\n${title}: ${percent(tallies.part())}`);
  for (const [key, { right, all }] of [...tallies.by].sort(([a], [b]) => (a < b ? -1 : 1))) {
    say(
      `  ${key.padEnd(26)} ${String(right).padStart(4)} of ${String(all).padStart(4)}  ${percent(right / all)}`,
    );
  }
}

function counts(title: string, numbers: ReadonlyMap<string, number>, say: (line: string) => void): void {
  if (numbers.size === 0) return;
  say(`\n${title}`);
  for (const [key, count] of [...numbers].sort(([, a], [, b]) => b - a))
    say(`  ${key.padEnd(26)} ${String(count).padStart(4)}`);
}

/** Prints every table, what was missed, and one line of JSON. Returns whether all aims are met. */
export function printScores(
  scores: Scores,
  packages: { text: number; scan: number },
  say: (line: string) => void,
): boolean {
  const { soundPackages, falseOnSound, faultyPackages, falseOnFaulty } = scores;
  for (const miss of [...scores.misses].sort()) say(miss);
  counts('Mistakes of the generator', new Map(scores.mistakes.map((mistake) => [mistake, 1])), say);
  table('Planted faults found, by kind', scores.faults, say);
  table('Pages recognised in text files', scores.documents.text, say);
  table('Pages recognised in scans', scores.documents.scan, say);
  table('Fields extracted from text', scores.fields.text, say);
  table('Fields extracted from scans', scores.fields.scan, say);
  counts('Extracted, but not what stands there', scores.wrongFields, say);
  counts('False findings', scores.falseRules, say);
  counts('Further findings worth knowing (info), not counted as false', scores.falseInfo, say);

  const recall = scores.faults.part();
  const perSound = soundPackages === 0 ? 0 : falseOnSound / soundPackages;
  const text = scores.documents.text.sum();
  const scans = scores.documents.scan.sum();
  const classification = text.all + scans.all === 0 ? 1 : (text.right + scans.right) / (text.all + scans.all);
  const figures = {
    packages,
    recall,
    false_per_sound_package: perSound,
    false_per_faulty_package: faultyPackages === 0 ? 0 : falseOnFaulty / faultyPackages,
    classification,
    classification_text: scores.documents.text.part(),
    classification_scan: scores.documents.scan.part(),
    fields_text: scores.fields.text.part(),
    fields_scan: scores.fields.scan.part(),
  };
  const met = {
    recall: recall >= 0.95,
    false_findings: perSound <= 0.1,
    classification: classification >= 0.97,
    fields_text: figures.fields_text >= 0.97,
    fields_scan: figures.fields_scan >= 0.9,
    generator: scores.mistakes.length === 0,
  };
  say(
    `\n${packages.text} packages of text, ${packages.scan} of scans; ${soundPackages} sound; ${falseOnSound} false findings on sound ones, ${falseOnFaulty} on the other ${faultyPackages}`,
  );
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ]),
  );
  say(JSON.stringify({ ...rounded, aims: met }));
  return Object.values(met).every((one) => one);
}
