import type { ReadPage } from '@/lib/checking/reading/types';
import type { Draft, Rule } from '../draft';
import { getDistinctiveWords } from '../text/fold';
import type { ExtractedField, FoundDocument } from '../types';
import { getFields, isRecognised, type PackageView, wholePage } from '../view';

/** Share of common words from which two scans show the same sheet (or a revision). */
const ALIKE = 0.7;
const MIN_WORDS = 12;

/** Two sheets of one name and the same words, where a picture lost the number of one: a sheet that is there twice. */
export const sheetsCopied: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const titles = getFields(document, 'sheet_title').filter(({ at }) => isRecognised(view, at));
    return titles.flatMap((title, index): Draft[] => {
      const earlier = titles.slice(0, index).find((other) => isCopy(view, document, title, other));
      if (!earlier) return [];
      const number = findSheetNumber(document, title) ?? findSheetNumber(document, earlier);
      return [
        {
          rule: 'sheet_twice',
          severity: 'major',
          documentId: document.documentId,
          places: [title.at, wholePage(earlier.at.fileId, earlier.at.page)],
          values: { sheet: number ?? title.value },
          subject: number ?? title.value,
        },
      ];
    });
  });

function isCopy(view: PackageView, document: FoundDocument, a: ExtractedField, b: ExtractedField): boolean {
  if (a.value !== b.value || a.at.page === b.at.page) return false;
  // Two numbers that were read say themselves whether they are one.
  if (findSheetNumber(document, a) && findSheetNumber(document, b)) return false;
  const [one, two] = [a, b].map(({ at }) => getTellingWords(view.page(at.fileId, at.page)));
  if (!one || !two || Math.min(one.size, two.size) < MIN_WORDS) return false;
  const common = [...one].filter((word) => two.has(word)).length;
  return common / (one.size + two.size - common) >= ALIKE;
}

function findSheetNumber(document: FoundDocument, { at }: ExtractedField): string | null {
  return getFields(document, 'sheet_number').find((field) => field.at.page === at.page)?.value ?? null;
}

function getTellingWords(page: ReadPage | undefined): Set<string> {
  return new Set(
    (page?.lines ?? []).flatMap(({ text }) => getDistinctiveWords(text)).filter((word) => word.length > 2),
  );
}
