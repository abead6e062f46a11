import { STATE_CODE_EDITIONS } from '@/content/requirements/code-adoption';
import type { CodeEdition } from '@/lib/catalogue/checklists/adoption';
import type { Draft, Rule } from '../draft';
import { COVERS, DRAWINGS, MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { ExtractedField, FoundDocument, Severity } from '../types';
import { getDocumentText, getFields, isSure, isWholeReadable, type PackageView, wholePage } from '../view';

interface Cited {
  readonly document: FoundDocument;
  /** What must agree with itself: a sheet of drawings, or another paper as a whole. */
  readonly unit: string;
  readonly field: ExtractedField;
  readonly code: string;
  readonly year: string;
}

/**
 * Cited editions other than the state's, where the state sets one. An older edition is a fault; a newer one
 * is probably the city's.
 */
export const editionsOutdated: Rule = (view) => {
  const byAge = new Map<Severity, Outdated[]>();
  for (const one of outdated(view)) {
    if (isNewerElectrical(one)) continue;
    const severity = getSeverity(one, view);
    byAge.set(severity, [...(byAge.get(severity) ?? []), one]);
  }
  return [...byAge].flatMap(([severity, all]): Draft[] => {
    const [first] = all;
    if (!first) return [];
    const codes = distinctCodes(all);
    return [
      {
        rule: 'edition_outdated',
        severity,
        documentId: first.cited.document.documentId,
        places: all.map(({ cited }) => cited.field.at),
        values: {
          found: codes.map(({ cited }) => `${cited.year} ${cited.code}`).join(', '),
          expected: codes.map(({ cited, adopted }) => `${adopted} ${cited.code}`).join(', '),
          count: codes.length,
          state: view.input.checklist.place.state,
        },
        subject: codes
          .map(({ cited }) => cited.code)
          .toSorted()
          .join('+'),
        by: first.cited.field.by,
      },
    ];
  });
};

/** A set drawn by old codes is one fault, however many of its sheets say so. */
function distinctCodes(all: readonly Outdated[]): Outdated[] {
  const seen = new Set<string>();
  return all.filter(({ cited: { code, year } }) => {
    if (seen.has(`${code} ${year}`)) return false;
    seen.add(`${code} ${year}`);
    return true;
  });
}

/** Boards and cities take up the electrical code before any list of them knows. */
function isNewerElectrical({ cited, adopted }: Outdated): boolean {
  return cited.code === 'NEC' && Number(cited.year) > Number(adopted);
}

function getSeverity({ cited, adopted }: Outdated, view: PackageView): Severity {
  if (Number(cited.year) >= Number(adopted)) return 'info';
  // Boards adopt the electrical code by themselves, and lists of them disagree.
  if (cited.code === 'NEC') return isLeftToCities(view) ? 'info' : 'minor';
  return isLeftToCities(view) ? 'minor' : 'major';
}

/** Where cities adopt the building code themselves they often keep an older electrical code too. */
const isLeftToCities = ({ input }: PackageView) => input.checklist.adoption.irc.status === 'local';

/** Documents that name different editions of one code, where nobody else says which is right. */
export const editionsDiffer: Rule = (view) => {
  const reported = new Set(outdated(view).map(({ cited }) => getCitationKey(cited)));
  const everything = citedIn(view);
  return [...new Set(everything.map(({ code }) => code))].flatMap((code): Draft[] => {
    const all = everything.filter((cited) => cited.code === code);
    const expected = mostCited(all);
    if (!expected) return [];
    const wrong = oncePerDocument(
      all.filter((cited) => !reported.has(getCitationKey(cited)) && !citesYear(all, cited, expected.year)),
    );
    return [...new Set(wrong.map(({ year }) => year))].flatMap((year): Draft[] => {
      const [first, ...more] = wrong.filter((cited) => cited.year === year);
      if (!first) return [];
      return [
        {
          rule: 'edition_differs',
          severity: 'major',
          documentId: first.document.documentId,
          places: [first.field.at, expected.field.at, ...more.map(({ field }) => field.at)],
          values: { code, found: year, expected: expected.year, expectedIn: expected.document.documentId },
          subject: code,
          by: first.field.by,
        },
      ];
    });
  });
};

/** A front sheet that names no code at all. */
export const editionsMissing: Rule = (view) => {
  const covers = view.documents.filter(({ documentId }) => COVERS.has(documentId));
  const isNamed = covers.some(
    (document) =>
      getFields(document, 'code_edition').length > 0 ||
      NAMES_A_CODE.test(getDocumentText(view, document)) ||
      NAMES_CODES.test(getDocumentText(view, document)),
  );
  const [cover] = covers;
  if (!cover || isNamed || !covers.every((document) => isWholeReadable(view, document))) return [];
  const page = view.getPages(cover)[0];
  return [
    {
      rule: 'edition_missing',
      severity: 'minor',
      documentId: cover.documentId,
      places: page ? [wholePage(cover.fileId, page.number)] : [],
      values: {},
    },
  ];
};

/** A code beside a year, in whatever order. */
/** "2025 California Building, Residential and Fire Codes", over the end of a line too. */
const NAMES_CODES =
  /\b(?:19|20)\d\d\s+(?:(?:edition|of|the|[\p{L}.&-]+,?)\s+){0,6}(?:building|residential|electrical|fire|energy|plumbing|mechanical|existing|specialty|c[oó]digos?)\b/iu;
const NAMES_A_CODE =
  /\b(?:IRC|IBC|NEC|IECC|IPC|IMC|IFC|CRC|CBC|CEC|FBC|NFPA ?70|building code|residential code|electrical code|c[oó]digo)\b[^\n]{0,60}\b(?:19|20)\d\d\b|\b(?:19|20)\d\d\b[^\n]{0,60}\b(?:IRC|IBC|NEC|IECC|IPC|IMC|IFC|CRC|CBC|CEC|FBC|NFPA ?70|building code|residential code|electrical code|c[oó]digo)\b|\d+(?:st|nd|rd|th) edition/i;

interface Outdated {
  readonly cited: Cited;
  readonly adopted: string;
}

function outdated(view: PackageView): Outdated[] {
  const { today, checklist } = view.input;
  const { adoption, place } = checklist;
  const adoptedEditions: Readonly<Record<string, CodeEdition>> = { IRC: adoption.irc, NEC: adoption.nec };
  const ofTheState = STATE_CODE_EDITIONS[place.state] ?? {};
  const all = citedIn(view);
  const getEditionInForce = ({ code }: Cited) => {
    const adopted = adoptedEditions[code];
    if (adopted?.status !== 'adopted')
      return ofTheState[code]?.findLast(({ from }) => from <= today)?.edition ?? null;
    return isModelEdition(code, adopted.edition) ? adopted.edition : null;
  };
  const wrong = all.filter((cited) => {
    const adopted = getEditionInForce(cited);
    return adopted !== null && cited.year !== adopted && !citesYear(all, cited, adopted);
  });
  return oncePerDocument(wrong).map((cited) => ({ cited, adopted: getEditionInForce(cited) ?? '' }));
}

/**
 * Model codes appear every three years; a state code of another year is based on one of them, but on which is
 * unknown.
 */
function isModelEdition(code: string, edition: string): boolean {
  return (Number(edition) - (code === 'NEC' ? 2002 : 2000)) % 3 === 0;
}

function citedIn(view: PackageView): Cited[] {
  return view.documents
    .filter(({ documentId }) => !MAKERS_PAPERS.has(documentId) && !PEOPLES_PAPERS.has(documentId))
    .flatMap((document) =>
      getFields(document, 'code_edition')
        .filter(isSure)
        .flatMap((field): Cited[] => {
          const [, code, year] = /^([A-Z]+) (\d{4})$/.exec(field.value) ?? [];
          return code && year ? [{ document, unit: getUnitKey(document, field), field, code, year }] : [];
        }),
    );
}

function getUnitKey({ documentId, fileId, firstPage }: FoundDocument, { at }: ExtractedField): string {
  return `${fileId} ${DRAWINGS.has(documentId) ? at.page : firstPage}`;
}

function oncePerDocument(all: readonly Cited[]): Cited[] {
  const seen = new Set<string>();
  return all.filter((cited) => {
    const key = getCitationKey(cited);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function getCitationKey({ document, code }: Cited): string {
  return `${document.fileId} ${document.firstPage} ${code}`;
}

function citesYear(all: readonly Cited[], { unit, code }: Cited, year: string): boolean {
  return all.some((other) => other.unit === unit && other.year === year && other.code === code);
}

/** By papers and sheets, not by mentions; between as many, the later edition. */
function mostCited(all: readonly Cited[]): Cited | null {
  const votes = (year: string) =>
    new Set(all.filter((cited) => cited.year === year).map(({ unit }) => unit)).size;
  return all.reduce<Cited | null>((best, cited) => {
    if (!best) return cited;
    const lead = votes(cited.year) - votes(best.year);
    return lead > 0 || (lead === 0 && cited.year > best.year) ? cited : best;
  }, null);
}
