import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes or most of one each: begun last, one of them would keep the others' worker waiting at the end. */
const LONG = [
  'billing-clock-stripe',
  'billing-clock-demo',
  'start',
  'reading-files',
  'check-files',
  'stripe-model',
];

function place({ moduleId }: TestSpecification): number {
  const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index === -1 ? LONG.length : index;
}

/** Vitest's order, with the long files in front. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
