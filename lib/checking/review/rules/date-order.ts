import type { Draft, Rule } from '../draft';
import { parseDate } from '../extract/parse/date';
import { isReadWell, laidPages, placeOfLine } from '../facts/laid';
import { type FoundDay, findPlanDays } from '../facts/plan-days';
import { DRAWINGS, MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { FoundDocument } from '../types';
import type { PackageView } from '../view';

/**
 * Days that cannot follow each other: an application signed before the drawings it was signed for existed, or a paper that
 * speaks of drawings of another day than those in the package. The signer certifies the attached documents (IBC 105.3,
 * item 4 and 6), so examiners ask which set was meant. One question for a package.
 */
export const datesOutOfOrder: Rule = (view) => {
  const plans = view.documents.filter(({ documentId }) => DRAWINGS.has(documentId));
  const found = plans.map((document) => ({ document, ...findPlanDays(view, document) }));
  const issued = found.flatMap((one) => one.issued);
  if (issued.length === 0) return [];
  const all = [...issued, ...found.flatMap((one) => one.revised)];
  const about = plans[0]?.documentId ?? null;
  const named = findNamedDay(view, all);
  const signed = named ? null : findSigned(view);
  const first = issued.reduce((least, one) => (one.day < least.day ? one : least));
  if (named) return [build(about, first, named, 'named')];
  return signed && all.every(({ day }) => day > signed.day) && isWithinYear(signed.day, first.day)
    ? [build(about, first, signed, 'signed')]
    : [];
};

/** A day of years ago is not the one of signing. */
function isWithinYear(a: string, b: string): boolean {
  return Date.parse(b) - Date.parse(a) < 366 * 86_400_000;
}

function build(documentId: string | null, plan: FoundDay, other: FoundDay, kind: 'named' | 'signed'): Draft {
  return {
    rule: 'dates_out_of_order',
    severity: 'minor',
    documentId,
    places: [plan.at, other.at],
    values: { found: plan.day, expected: other.day, order: kind },
    subject: kind,
  };
}

const PLANS_DATED =
  /\b(?:plans?|drawings?|sheets?|plan set|planos?|l[aá]minas?)\b[^.;]{0,30}\b(?:dated|dated as of|con fecha(?: del?)?|fechad[oa]s?(?: el)?)\b\W{0,3}(.{6,30})/i;

/** Drawings that are not those of the package. */
const OTHER_DRAWINGS =
  /truss|shop drawing|survey|record|as-built|existing|original|previous|approved|superseded|void|fabricat|anterior|existente/i;

/** "The attached plans, dated …", where no sheet bears that day. */
function findNamedDay(view: PackageView, days: readonly FoundDay[]): FoundDay | null {
  const known = new Set(days.map(({ day }) => day));
  for (const document of view.documents) {
    const { documentId } = document;
    if (MAKERS_PAPERS.has(documentId) || PEOPLES_PAPERS.has(documentId) || DRAWINGS.has(documentId)) continue;
    for (const page of laidPages(view, document)) {
      for (const [index, line] of page.lines.entries()) {
        if (!isReadWell(page, line)) continue;
        const next = page.lines[index + 1];
        const text = `${line.line.text} ${next?.line.text ?? ''}`;
        const match = OTHER_DRAWINGS.test(text) ? null : PLANS_DATED.exec(text);
        const day = match && match.index < line.line.text.length ? parseDate(match[1] ?? '') : null;
        if (day && !known.has(day)) return { day, at: placeOfLine(page, line) };
      }
    }
  }
  return null;
}

const NO_SIGNING =
  /exp|vence|venc|valid|start|begin|complet|finish|inicio|t[eé]rmino|rev\b|revis|form|built|effective|approv/;

/** The latest day on the application that is not ahead: it was signed then or earlier. */
function findSigned(view: PackageView): FoundDay | null {
  const days = view
    .byId('application')
    .flatMap((document) => [...daysOn(view, document), ...daysInForm(view, document)]);
  return days.reduce<FoundDay | null>(
    (last, one) => (last === null || one.day > last.day ? one : last),
    null,
  );
}

function daysOn(view: PackageView, document: FoundDocument): FoundDay[] {
  const pages = laidPages(view, document);
  // The day of signing is written by hand: in a picture it may be the one that was lost.
  if (pages.some(({ misread }) => misread)) return [];
  return pages.flatMap((page) =>
    page.lines.flatMap((line): FoundDay[] => {
      const day = NO_SIGNING.test(line.folded) ? null : parseDate(line.line.text);
      return day && day <= view.input.today ? [{ day, at: placeOfLine(page, line) }] : [];
    }),
  );
}

function daysInForm(view: PackageView, { fileId, firstPage, lastPage }: FoundDocument): FoundDay[] {
  return (view.file(fileId)?.facts.form ?? []).flatMap(({ name, value, page, box }): FoundDay[] => {
    if (page < firstPage || page > lastPage || NO_SIGNING.test(name.toLowerCase())) return [];
    const day = parseDate(value);
    return day && day <= view.input.today ? [{ day, at: { fileId, page, box, quote: value } }] : [];
  });
}
