/**
 * Packages with one file left out: what only that file held is missing by construction. Beside it what is called missing
 * though it is there, by the chance that the recogniser gives its presence.
 */
import type { ReviewInput } from '@/lib/checking/review/input';
import { judgeChances } from '@/lib/checking/review/recognise/judge-chances';
import { reviewPackage } from '@/lib/checking/review/review';
import type { Review } from '@/lib/checking/review/types';
import { isFirm } from '../sets/faults';
import type { SetPackage } from '../sets/truth';

/** What is no paper of its own is told by other rules. */
const PARTS: ReadonlySet<string> = new Set(['scope_description', 'parcel_legal', 'valuation', 'design_seal']);
const BIN = 0.1;
const BINS = 10;

interface Row {
  readonly set: string;
  readonly isGone: boolean;
  readonly told: 'firm' | 'asked' | 'remark' | 'silent';
  readonly chance: number;
}

export class LeftOut {
  readonly #rows: Row[] = [];

  review(
    set: string,
    truth: SetPackage,
    input: ReviewInput,
    fileNames: ReadonlyMap<string, string>,
    given: Review,
  ): void {
    const asked = input.checklist.documents.flatMap(({ id, status }) =>
      status === 'required' && !PARTS.has(id) ? [id] : [],
    );
    const holders = (id: string) => truth.files.filter(({ documents }) => documents.includes(id));
    for (const id of asked)
      if (holders(id).length > 0)
        this.#add(set, id, { isGone: false, files: input.files, review: given }, input);
    for (const { id: fileId } of input.files) {
      const name = fileNames.get(fileId);
      const gone = asked.filter((id) => holders(id).length === 1 && holders(id)[0]?.name === name);
      if (gone.length === 0) continue;
      const files = input.files.filter(({ id }) => id !== fileId);
      const review = reviewPackage({ ...input, files });
      for (const id of gone) this.#add(set, id, { isGone: true, files, review }, input);
    }
  }

  #add(
    set: string,
    documentId: string,
    { isGone, files, review }: { isGone: boolean; files: ReviewInput['files']; review: Review },
    { checklist }: ReviewInput,
  ): void {
    const finding = review.findings.find(
      (one) => one.rule === 'missing_document' && one.documentId === documentId,
    );
    const told = !finding
      ? 'silent'
      : isFirm(finding)
        ? 'firm'
        : finding.severity === 'info'
          ? 'remark'
          : 'asked';
    this.#rows.push({ set, isGone, told, chance: judgeChances(files, checklist).isThere(documentId) });
  }

  print(say: (line: string) => void): void {
    say('\n──── a file is left out: documents that are missing, and documents that are there');
    for (const isGone of [true, false])
      for (const set of [...new Set(this.#rows.map((row) => row.set)), 'all']) {
        const rows = this.#rows.filter((row) => row.isGone === isGone && (set === 'all' || row.set === set));
        const count = (told: Row['told']) => rows.filter((row) => row.told === told).length;
        say(
          `${(isGone ? 'missing' : 'there').padEnd(10)}${set.padEnd(12)}${String(rows.length).padStart(5)}: firm ${count('firm')}, asked ${count('asked')}, remark ${count('remark')}, silent ${count('silent')}`,
        );
      }
    say('not recognised, by the chance of being there: missing / there');
    for (let bin = 0; bin < BINS; bin += 1) {
      const rows = this.#rows.filter(
        ({ chance, told }) => told !== 'silent' && Math.min(BINS - 1, Math.floor(chance / BIN)) === bin,
      );
      const gone = rows.filter(({ isGone }) => isGone).length;
      say(`  ${(bin * BIN).toFixed(1)}  ${gone} / ${rows.length - gone}`);
    }
  }
}
