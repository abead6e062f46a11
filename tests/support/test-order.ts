import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isMocked } from './mocked-files.ts';

/** A quarter of a minute or more of one each: begun last, one of them would keep the others' worker waiting. */
const LONG = [
  'start',
  'reading-pages',
  'reading-hostile',
  'stripe-faults',
  'bad-input',
  'city-history',
  'model',
  'worker',
  'api-hostile.mocked',
  'api-access.mocked',
];

function place({ moduleId }: TestSpecification): number {
  const index = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return (isMocked(moduleId) ? LONG.length + 1 : 0) + (index === -1 ? LONG.length : index);
}

/**
 * Vitest's order, with the long files in front; files with stand-ins after all others, which go on with the modules that
 * their worker has.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
