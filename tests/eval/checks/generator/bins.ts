import type { Edits } from './fault-kind';
import type { Random } from './random';
import type { Work } from './work';

export interface Bin {
  readonly name: string;
  readonly documents: readonly string[];
}

const PLAIN_NAMES = [
  'scan0001.pdf',
  'Doc1 (2).pdf',
  'IMG_2043.pdf',
  'file.pdf',
  'permiso final.pdf',
  'PLANS FINAL v3.pdf',
  'Untitled-1.pdf',
  'ESCANEO 2026.pdf',
];

/** Which documents go into which file, and under what name. */
export function fileBins(papers: readonly string[], work: Work, edits: Edits, random: Random): Bin[] {
  const there = papers.filter((id) => !edits.missing.has(id));
  const drawings = work.drawings.map((one) => one.drawing).filter((id) => !edits.missing.has(id));
  const sheets = edits.twice ? drawings.flatMap((id) => (id === edits.twice ? [id, id] : [id])) : drawings;
  if (random.chance(0.3)) there.unshift('cover_letter');
  if (random.chance(0.2)) there.push('receipt');
  const odd = random.chance(0.4);
  const named = (name: string, at: number): string => (odd ? `${at + 1} ${random.pick(PLAIN_NAMES)}` : name);
  const way = random.int(0, 3);
  const bins: Bin[] = [];
  if (way === 0) bins.push({ name: 'Permit package.pdf', documents: [...there, ...sheets] });
  else if (way === 1)
    bins.push(
      { name: 'Application and forms.pdf', documents: there },
      { name: 'Plans.pdf', documents: sheets },
    );
  else {
    const alone = way === 2 ? there : there.slice(0, 3);
    for (const id of alone)
      bins.push({ name: `${id.replaceAll('_', way === 2 ? '-' : ' ')}.pdf`, documents: [id] });
    const rest = there.filter((id) => !alone.includes(id));
    if (rest.length > 0) bins.push({ name: 'Attachments.pdf', documents: rest });
    bins.push({ name: 'Drawings.pdf', documents: sheets });
  }
  return bins
    .filter((bin) => bin.documents.length > 0)
    .map((bin, at) => ({ ...bin, name: named(bin.name, at) }));
}
