import type { ReadFile, ReadPage } from '@/lib/checking/reading/types';
import type { Review } from '@/lib/checking/review/types';

export interface ChosenPage {
  fileId: string;
  page: ReadPage;
  /** Its text is recognised, sparse or none: the picture is worth looking at. */
  needsPicture: boolean;
}

const SURE_DOCUMENT = 0.85;
/** Below this many words a page says more by its looks: drawings whose letters are lines, photographs. */
const FEW_WORDS = 25;

/**
 * Every page, in the order in which they are worth asking about should the budget end: those the rules could not place
 * or were unsure of first, then those without a value they read, then the others.
 */
export function choosePages(files: readonly ReadFile[], review: Review): ChosenPage[] {
  return files
    .flatMap((file) =>
      file.pages.map((page) => ({
        fileId: file.id,
        page,
        needsPicture: needsPicture(page),
        doubt: getDoubt(review, file.id, page),
      })),
    )
    .sort((a, b) => b.doubt - a.doubt)
    .map(({ doubt: _, ...one }) => one);
}

export function needsPicture({ source, lines }: ReadPage): boolean {
  return source !== 'text' || lines.reduce((sum, { words }) => sum + words.length, 0) < FEW_WORDS;
}

function getDoubt({ documents }: Review, fileId: string, page: ReadPage): number {
  const found = documents.find(
    (document) =>
      document.fileId === fileId && document.firstPage <= page.number && page.number <= document.lastPage,
  );
  const isPlaced = found !== undefined && found.documentId !== 'unclear' && found.documentId !== 'other';
  if (!isPlaced) return 3;
  if (found.certainty < SURE_DOCUMENT) return 2;
  return found.fields.some(({ at }) => at.page === page.number) ? 0 : 1;
}
