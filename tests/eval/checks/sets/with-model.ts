/** The same packages by the rules alone, with the recorded model beside them, and with its recordings spoiled. */
import { reviewPackage } from '@/lib/checking/review/review';
import type { Review } from '@/lib/checking/review/types';
import { type Figures, sumFigures } from './figures';
import { type JudgedPackage, judgeReview } from './judge';
import { digestPage, loadRecordings, type Recordings, spoil } from './recordings';
import type { ReviewedSetPackage } from './review';
import { replay } from './stand-in';
import type { SetPackage } from './truth';

export class WithModel {
  readonly #recordings = loadRecordings();
  readonly #readers: readonly (readonly [string, Recordings])[];
  readonly #judged = new Map<string, JudgedPackage[]>();
  /** Quotes that stood nowhere, and documents and fields nobody asked for. */
  dropped = 0;

  constructor({ spoiled }: { spoiled: boolean }) {
    const spoiledOnes = spoiled ? [['spoiled', spoil(this.#recordings)] as const] : [];
    this.#readers = [['model', this.#recordings] as const, ...spoiledOnes];
  }

  /** Null for a package of which not every page is recorded. */
  async judge(
    set: string,
    truth: SetPackage,
    reviewed: ReviewedSetPackage,
    alone: JudgedPackage,
  ): Promise<{ review: Review; judged: JudgedPackage } | null> {
    if (!this.#isRecorded(reviewed)) return null;
    this.#add(set, 'rules', alone);
    let first: { review: Review; judged: JudgedPackage } | null = null;
    for (const [name, recordings] of this.#readers) {
      const { readings, dropped } = await replay(recordings, reviewed.input, reviewed);
      const review = reviewPackage({ ...reviewed.input, readings });
      const judged = judgeReview(truth, review, reviewed.fileNames);
      if (name === 'model') this.dropped += dropped;
      this.#add(set, name, judged);
      first ??= { review, judged };
    }
    return first;
  }

  get rows(): [string, Figures][] {
    return [...this.#judged].map(([name, judged]) => [name, sumFigures(judged)]);
  }

  of(name: string): readonly JudgedPackage[] {
    return this.#judged.get(name) ?? [];
  }

  #isRecorded({ input, contents }: ReviewedSetPackage): boolean {
    return input.files.every(({ name, pages }) => {
      const bytes = contents.get(name);
      return bytes && pages.every(({ number }) => this.#recordings.has(digestPage(bytes, number)));
    });
  }

  #add(set: string, reader: string, judged: JudgedPackage): void {
    for (const of of [set, 'all']) {
      const name = `${of} ${reader}`;
      this.#judged.set(name, [...(this.#judged.get(name) ?? []), judged]);
    }
  }
}
