/** What the recogniser learns from: pages of packages whose documents are known, by file or by page. */
import { findRecognition } from '@/content/requirements/recognition';
import type { ReviewInput } from '@/lib/checking/review/input';
import { findFeatures } from '@/lib/checking/review/recognise/features';
import { listPlans } from '../generator/plans';
import type { EvalPackage } from '../generator/truth';
import { composeOnce } from '../runner/compose-once';
import { fileId } from '../runner/read';
import { reviewEvalPackage } from '../runner/review';
import { loadSetPackage } from '../sets/review';
import { loadSets } from '../sets/truth';
import { listStrangers } from './strangers';

export const GENERATOR = 'generator';

/** One page and one document. */
export interface Pair {
  readonly documentId: string;
  readonly fileId: string;
  readonly page: number;
  readonly vector: Float64Array;
  /** Whether the page is the document; null where only the file is known to hold it. */
  readonly label: 0 | 1 | null;
}

export interface LearningPackage {
  /** Who made it: the name of its set. */
  readonly maker: string;
  readonly name: string;
  readonly pairs: readonly Pair[];
  /** For each document of the checklist, whether the package holds it; without what nobody knows. */
  readonly holds: ReadonlyMap<string, boolean>;
  readonly required: ReadonlySet<string>;
}

/** Neither is a paper that is on some page: the rules of the upload, and a mark on others. */
const NO_PAPERS: ReadonlySet<string> = new Set(['file_package', 'design_seal']);

export async function loadSetExamples(folder: string, only: readonly string[]): Promise<LearningPackage[]> {
  const all: LearningPackage[] = [];
  for (const set of await loadSets(folder, only))
    for (const one of set.packages) {
      const { input, fileNames } = await loadSetPackage(set, one, false);
      const ofFile = new Map(one.files.map(({ name, documents }) => [name, new Set(documents)]));
      const elsewhere = new Set(one.files.flatMap(({ documents }) => documents));
      all.push(
        toExample(set.name, one.id, input, {
          label: (file, _, documentId) => {
            if (!ofFile.get(fileNames.get(file) ?? '')?.has(documentId)) return 0;
            const pages = input.files.find(({ id }) => id === file)?.pages.length ?? 0;
            return pages === 1 ? 1 : null;
          },
          holds: (documentId) => elsewhere.has(documentId),
        }),
      );
    }
  return all;
}

/** The packages of our own generator, which knows each page. */
export async function loadGeneratedExamples(media: readonly string[]): Promise<LearningPackage[]> {
  const all: LearningPackage[] = [];
  for (const plan of listPlans('first').filter(({ medium }) => media.includes(medium))) {
    const one = await composeOnce(plan);
    const { input } = await reviewEvalPackage(one, false);
    const contained = new Set(one.contained);
    const pageOf = (file: string, page: number) =>
      one.files.find((_, at) => fileId(at) === file)?.pages[page - 1];
    const isOn = (file: string, page: number, documentId: string) => {
      const truth = pageOf(file, page);
      return truth?.documentId === documentId || (truth?.alsoRight.includes(documentId) ?? false);
    };
    all.push(
      toExample(GENERATOR, `${one.number}`, input, {
        label: (file, page, documentId) => (isOn(file, page, documentId) ? 1 : 0),
        holds: (documentId) => (contained.has(documentId) ? null : isInPackage(one, documentId)),
      }),
    );
  }
  return all;
}

/** Papers nobody asks for, under several checklists. */
export function listStrangerExamples(): LearningPackage[] {
  return listStrangers().map(({ name, files, checklist }) => ({
    ...toExample(GENERATOR, name, { files, checklist }, { label: () => 0, holds: () => false }),
    // Nothing is learned from them of what a package holds: nobody hands in only strange papers.
    holds: new Map(),
  }));
}

function isInPackage(one: EvalPackage, documentId: string): boolean {
  return one.files.some(({ pages }) =>
    pages.some((page) => page.documentId === documentId || page.alsoRight.includes(documentId)),
  );
}

interface Truth {
  label(fileId: string, page: number, documentId: string): Pair['label'];
  /** Null where it stands within others, nobody knows where. */
  holds(documentId: string): boolean | null;
}

function toExample(
  maker: string,
  name: string,
  { files, checklist }: Pick<ReviewInput, 'files' | 'checklist'>,
  truth: Truth,
): LearningPackage {
  const holds = new Map<string, boolean>();
  for (const { id } of [...checklist.documents, ...checklist.notNeeded]) {
    const held = NO_PAPERS.has(id) || findRecognition(id) === null ? null : truth.holds(id);
    if (held !== null) holds.set(id, held);
  }
  const pairs = findFeatures(files, checklist).flatMap(({ fileId: file, page, of }) =>
    [...of].flatMap(([documentId, vector]): Pair[] =>
      holds.has(documentId)
        ? [{ documentId, fileId: file, page, vector, label: truth.label(file, page, documentId) }]
        : [],
    ),
  );
  return {
    maker,
    name,
    pairs,
    holds,
    required: new Set(checklist.documents.filter(({ status }) => status === 'required').map(({ id }) => id)),
  };
}
