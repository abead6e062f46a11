import type { Draft, Rule } from '../draft';
import { type Dimensions, findDimensions } from '../facts/dimensions';
import { findMeasures, type Measure } from '../facts/measures';
import { isOfTheLot } from '../kinds';
import type { FoundDocument } from '../types';
import { getDocumentText, type PackageView } from '../view';

interface Said<T> {
  readonly document: FoundDocument;
  readonly all: readonly T[];
}

/**
 * The same deck, sign or addition in two sizes. "Scope and square footage differ between the form and the drawings" is
 * among the reasons for return of `content/requirements/rejections.ts`. A size agrees where one of the sizes of the other
 * paper is it; a paper that names several says nothing for sure.
 */
export const sizesDiffer: Rule = (view) => {
  const papers = speaking(view).map(
    (document): Said<Dimensions> => ({ document, all: findDimensions(view, document) }),
  );
  const things = new Set(papers.flatMap(({ all }) => all.map(({ thing }) => thing)));
  return [...things].flatMap((thing): Draft[] => {
    const own = papers.map(({ document, all }) => ({
      document,
      all: all.filter((one) => one.thing === thing),
    }));
    const [first] = inRank(own);
    const one = first?.all[0];
    if (!first || !one || !isOne(first.all, sameSize)) return [];
    const other = own.find(
      ({ document, all }) =>
        document !== first.document && isOne(all, sameSize) && all.every((each) => !sameSize(each, one)),
    );
    const differing = other?.all[0];
    if (!other || !differing) return [];
    return [
      {
        rule: 'scope_differs',
        severity: 'minor',
        documentId: other.document.documentId,
        places: [differing.at, one.at],
        values: { found: differing.quote, expected: one.quote, expectedIn: first.document.documentId },
        subject: thing.replaceAll(' ', ''),
      },
    ];
  });
};

/** Parts of what is designed for what is bought: `equipment_differs`; the others are quantities of the work. */
const EQUIPMENT: ReadonlySet<string> = new Set(['pv_dc', 'storage', 'generator', 'tank', 'tons', 'modules']);
const ROUNDING = 0.006;

/**
 * The same quantity twice and not the same: cubic yards of cut, piers, squares, kilowatts. Grading offices charge and bond
 * by the yards of the plan (IBC J104.2), others by the count on the form, and ask which is right. Asked only where each of
 * two papers, or two sheets of one set, names one figure.
 */
export const quantitiesDiffer: Rule = (view) => {
  const pages = speaking(view).flatMap((document) => parts(document, findMeasures(view, document)));
  const things = new Set(pages.flatMap(({ all }) => all.map(({ thing }) => thing)));
  const drafts = [...things].flatMap((thing): Draft[] => {
    const own = pages.map(({ document, all }) => ({
      document,
      all: all.filter((one) => one.thing === thing),
    }));
    const [first] = inRank(own);
    const one = first?.all[0];
    if (!first || !one || !isOne(first.all, sameValue)) return [];
    const others = own.filter((each) => each !== first && isOne(each.all, sameValue));
    const other = others.find(
      ({ document, all }) =>
        all.every((each) => !sameValue(each, one)) && !listsSizes(view, document, one.value),
    );
    const differing = other?.all[0];
    if (!other || !differing) return [];
    return [
      {
        rule: EQUIPMENT.has(thing) ? 'equipment_differs' : 'quantity_differs',
        severity: 'minor',
        documentId: other.document.documentId,
        places: [differing.at, one.at],
        values: { found: differing.at.quote, expected: one.at.quote, expectedIn: first.document.documentId },
        subject: thing,
      },
    ];
  });
  return oneOfEarth(drafts);
};

/** "18 / 22 / 24 / 26 kW": a manual for several sizes, this one among them. */
function listsSizes(view: PackageView, document: FoundDocument, value: number): boolean {
  const lists = getDocumentText(view, document).match(/\d+(?:\.\d+)?(?: ?[/,|] ?\d+(?:\.\d+)?){2,}/g) ?? [];
  return lists.some((list) => list.split(/[/,|]/).some((size) => Number(size) === value));
}

/** One table of earth that was changed is one cause, whatever of its lines differ. */
function oneOfEarth(drafts: readonly Draft[]): Draft[] {
  const [first, ...more] = drafts.filter(({ subject }) => EARTH.has(subject ?? ''));
  const others = drafts.filter(({ subject }) => !EARTH.has(subject ?? ''));
  return first ? [...others, { ...first, places: [first, ...more].flatMap(({ places }) => places) }] : others;
}

const EARTH: ReadonlySet<string> = new Set(['cut', 'fill', 'import', 'export', 'earthwork']);

/** Loads are computed first and equipment chosen by them. */
const COMPUTED: ReadonlySet<string> = new Set([
  'manual_j',
  'manual_jsd',
  'load_calc',
  'energy_residential',
  'comcheck',
]);

function speaking(view: PackageView): FoundDocument[] {
  return view.documents.filter(
    ({ documentId }) => documentId !== 'unclear' && isOfTheLot(documentId) && !COMPUTED.has(documentId),
  );
}

/** The application's word first. */
function inRank<T>(papers: readonly Said<T>[]): Said<T>[] {
  const rank = ({ document }: Said<T>) => (document.documentId === 'application' ? 0 : 1);
  return papers.filter(({ all }) => all.length > 0).toSorted((a, b) => rank(a) - rank(b));
}

function isOne<T>(all: readonly T[], same: (a: T, b: T) => boolean): boolean {
  const [first] = all;
  return first !== undefined && all.every((one) => same(one, first));
}

/** Inches; a floor plan gives a garage or room inside its walls, a site plan outside. */
const TOLERANCE = 6;
const WALLS = 30;
const HAS_WALLS: ReadonlySet<string> = new Set(['garage', 'carport', 'porch', 'addition', 'shed']);

function sameSize(a: Dimensions, b: Dimensions): boolean {
  const tolerance = HAS_WALLS.has(a.thing) ? WALLS : TOLERANCE;
  return a.size.every((side, at) => Math.abs(side - (b.size[at] ?? 0)) < tolerance);
}

function sameValue(a: Measure, b: Measure): boolean {
  const [small = 0, large = 0] = [a.value, b.value].toSorted((x, y) => x - y);
  // A part of a count, such as one of two rows of piers, is no other count.
  if (COUNTED.has(a.thing) && large % small === 0) return true;
  return large - small <= large * ROUNDING;
}

const COUNTED: ReadonlySet<string> = new Set(['piers', 'modules']);

/** The sheets of a grading set say the same of the whole; of other things each may say its part. */
function parts(document: FoundDocument, all: readonly Measure[]): Said<Measure>[] {
  const ofEarth = all.filter(({ thing }) => EARTH.has(thing));
  const pages = new Set(ofEarth.map(({ at }) => at.page));
  return [
    { document, all: all.filter(({ thing }) => !EARTH.has(thing)) },
    ...[...pages].map((page) => ({ document, all: ofEarth.filter(({ at }) => at.page === page) })),
  ];
}
