import { findRecognition } from '@/content/requirements/recognition';
import type { Draft, Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { isUnknown } from '../kinds';
import type { FoundAt, FoundDocument } from '../types';
import { type PackageView, wholePage } from '../view';

const COUNTED = /\b(?:page|pagina|pag|pg|hoja)\.? {0,2}(\d{1,2}) (?:of|de) (\d{1,2})\b/;
/** A number in a head or foot stands apart from the text. */
const EDGE = 0.15;

interface CountedPage {
  readonly documentId: string;
  readonly number: number;
  readonly of: number;
  readonly at: FoundAt;
  /** It calls itself a form beside the count. */
  readonly isForm: boolean;
}

/**
 * A form that counts its pages, "page 1 of 3", and lacks one. Of contracts and reports a part is often enough, unless
 * their count begins and ends and one between is absent.
 */
export const pagesMissing: Rule = (view) => {
  const all = view.documents.flatMap((document) => findCounted(view, document));
  const counted = all.filter(
    (page) => isForm(page.documentId) || isUnknown(page.documentId) || isFramed(page, all),
  );
  const known = counted.filter(({ documentId }) => !isUnknown(documentId));
  const forms = new Map<string, CountedPage[]>();
  for (const page of counted) {
    // The second page of a form often has nothing to know it by but its count.
    const own = isUnknown(page.documentId)
      ? known.find(({ of, at }) => of === page.of && at.fileId === page.at.fileId)
      : page;
    const form = own ? `${own.documentId} ${own.of}` : `${page.at.fileId} ${page.of}`;
    forms.set(form, [...(forms.get(form) ?? []), page]);
  }
  return [...forms.values()].flatMap((pages): Draft[] => {
    const first = pages.find(({ documentId }) => !isUnknown(documentId)) ?? pages[0];
    const there = new Set(
      // A page of the same count that lies in its place may be another document: the form's own affidavit.
      all.filter((one) => pages.some((page) => liesBeside(one, page))).map(({ number }) => number),
    );
    const absent = Array.from({ length: first?.of ?? 0 }, (_, at) => at + 1).filter(
      (page) => !there.has(page),
    );
    if (!first || absent.length === 0) return [];
    const isKnown = !isUnknown(first.documentId);
    // Of a form nobody could tell, a gap between two pages says something.
    const isAsked = pages.some((page) => page.isForm || isFramed(page, all));
    if (!isKnown && (there.size < 2 || !isAsked)) return [];
    return [
      {
        rule: 'pages_missing',
        // The back of a single page is often printed with instructions only.
        severity: there.size > 1 && isForm(first.documentId) ? 'major' : 'minor',
        documentId: first.documentId,
        places: pages.map(({ at }) => at),
        values: { count: absent.length, pages: absent.join(', '), of: first.of },
      },
    ];
  });
};

/** Its count begins and ends in the file, and most of it is there: what is absent was lost, of whatever paper. */
function isFramed(page: CountedPage, all: readonly CountedPage[]): boolean {
  const beside = all.filter(({ of, at }) => of === page.of && at.fileId === page.at.fileId);
  const there = new Set(beside.map(({ number }) => number));
  return there.has(1) && there.has(page.of) && there.size > page.of / 2;
}

const isForm = (documentId: string) => findRecognition(documentId)?.kind === 'form';

const liesBeside = (one: CountedPage, other: CountedPage) =>
  one.of === other.of &&
  one.at.fileId === other.at.fileId &&
  one.at.page - one.number === other.at.page - other.number;
const FORM = /\b(?:application|permit form|affidavit|solicitud|formulario|declaracion jurada)\b/;

function findCounted(view: PackageView, document: FoundDocument): CountedPage[] {
  return laidPages(view, document).flatMap((page): CountedPage[] => {
    for (const { line, folded } of page.lines) {
      if (line.box.y > EDGE && line.box.y + line.box.h < 1 - EDGE) continue;
      const [, number, of] = COUNTED.exec(folded) ?? [];
      if (!number || Number(number) > Number(of)) continue;
      return [
        {
          documentId: document.documentId,
          number: Number(number),
          of: Number(of),
          at: wholePage(document.fileId, page.page.number),
          isForm: page.lines.some((one) => one.line.box.y < EDGE && FORM.test(one.folded)),
        },
      ];
    }
    return [];
  });
}
