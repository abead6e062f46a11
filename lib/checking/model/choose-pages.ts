import type { ReadFile, ReadPage } from '@/lib/checking/reading/types';
import type { Review } from '@/lib/checking/review/types';

export interface ChosenPage {
  fileId: string;
  page: ReadPage;
  /** Its recognised words are doubtful: the picture is worth looking at. */
  messy: boolean;
}

const SURE_DOCUMENT = 0.6;
const CLEAR_SCAN = 0.75;
const MAX_PAGES = 60;

/**
 * Selects pages for the model: those the rules could not classify, were unsure of or extracted nothing from,
 * and poor scans; if a document is missing, also unrequested pages. The least certain first.
 */
export function choosePages(files: readonly ReadFile[], review: Review): ChosenPage[] {
  const somethingMissing = review.standings.some(({ standing }) => standing === 'missing');
  const chosen: (ChosenPage & { doubt: number })[] = [];
  for (const file of files) {
    for (const page of file.pages) {
      if (page.lines.length === 0) continue;
      const found = review.documents.find(
        ({ fileId, firstPage, lastPage }) =>
          fileId === file.id && firstPage <= page.number && page.number <= lastPage,
      );
      const messy = page.source === 'ocr' && (page.certainty ?? 0) < CLEAR_SCAN;
      const doubt =
        (messy ? 2 : 0) +
        (!found || found.documentId === 'unclear' ? 2 : 0) +
        (found?.documentId === 'other' && somethingMissing ? 1 : 0) +
        (found && found.certainty < SURE_DOCUMENT ? 1 : 0) +
        (found?.fields.some(({ at }) => at.page === page.number) ? 0 : 1);
      if (doubt > 0) chosen.push({ fileId: file.id, page, messy, doubt });
    }
  }
  return chosen
    .sort((a, b) => b.doubt - a.doubt)
    .slice(0, MAX_PAGES)
    .map(({ doubt: _, ...one }) => one);
}
