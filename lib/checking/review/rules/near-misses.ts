import type { Draft } from '../draft';
import { findLabelledNumbers, isMoved, isNearMiss, type LabelledNumber } from '../facts/labelled-numbers';
import { findNearAddresses, findUnits, type Unit } from '../facts/near-addresses';
import { isOfTheLot, LICENCES, MAKERS_PAPERS, OTHER_NUMBERS } from '../kinds';
import type { FoundAt } from '../types';
import { getFields, isSure, type PackageView } from '../view';

/** Pages that have to agree before a sheet with another number is told as certain. */
const SURE_BY = 3;

/**
 * The job's parcel number with digits changed on a page that does not have the right one: a title block that was copied, a
 * slip of the pen. Intake returns such sheets (the plan format checklist of Honolulu asks for the number on each sheet).
 */
export function parcelsNear(view: PackageView): Draft[] {
  const all = view.documents
    .filter(({ documentId }) => isOfTheLot(documentId))
    .flatMap((document) => findLabelledNumbers(view, document, 'parcel'));
  const stated = view.input.stated.parcel?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? null;
  const known = stated ?? mostNamed(all);
  if (known === null) return [];
  const right = all.filter(({ value }) => value === known);
  const pages = new Set(right.map(pageOf));
  const expected = right[0];
  if (pages.size < 2 && stated === null) return [];
  return all
    .filter((one) => isNearMiss(one.value, known) && !pages.has(pageOf(one)))
    .map((one) =>
      build('parcel_differs', one, expected ?? null, known, pages.size >= SURE_BY && !one.isRecognised),
    );
}

/** A licence whose digits on the form are in another order than on the licence. */
export function licensesNear(view: PackageView): Draft[] {
  const papers = view.documents.filter(({ documentId }) => LICENCES.has(documentId));
  const licences = papers.flatMap((document) => findLabelledNumbers(view, document, 'license'));
  const ofLicences = new Set(licences.map(({ value }) => value));
  return view.documents
    .filter(
      ({ documentId }) =>
        !LICENCES.has(documentId) && !MAKERS_PAPERS.has(documentId) && !OTHER_NUMBERS.has(documentId),
    )
    .flatMap((document) => findLabelledNumbers(view, document, 'license'))
    .flatMap((one) => {
      const meant = ofLicences.has(one.value)
        ? undefined
        : licences.find(({ value }) => isNearMiss(value, one.value));
      if (!meant) return [];
      // Numbers that follow each other may be of two persons of one firm.
      return [
        build(
          'license_differs',
          one,
          meant,
          meant.value,
          isMoved(one.value, meant.value) && !one.isRecognised && !meant.isRecognised,
        ),
      ];
    });
}

/** The job's street with another house number, where no address was read as one, or with another suite. */
export function addressesNear(view: PackageView): Draft[] {
  const known = findJobAddress(view);
  if (known === null) return [];
  const documents = view.documents.filter(
    ({ documentId }) => documentId !== 'unclear' && isOfTheLot(documentId),
  );
  return [
    ...unitsNear(documents.flatMap((document) => findUnits(view, document, known.value))),
    ...documents.flatMap((document) =>
      // In a picture a figure more likely was misread; but reading changes figures, it does not move them.
      findNearAddresses(view, document, known.value)
        .filter(({ isRecognised, isMoved }) => !isRecognised || isMoved)
        .map(
          ({ quote, at }): Draft => ({
            rule: 'address_differs',
            severity: 'minor',
            documentId: document.documentId,
            places: known.at ? [at, known.at] : [at],
            values: { found: quote, expected: known.value, expectedIn: known.in, unsure: 1 },
            subject: toSubject(quote),
          }),
        ),
    ),
  ];
}

/** "Suite 140" on one paper where the others have 104; a suite that is nothing like it is somebody else's. */
function unitsNear(units: readonly Unit[]): Draft[] {
  const files = (value: string) =>
    new Set(units.filter((unit) => unit.value === value).map(({ at }) => at.fileId));
  const usual = units
    .toSorted((a, b) => files(b.value).size - files(a.value).size)
    .find(({ value }) => files(value).size >= 2);
  if (!usual) return [];
  const right = files(usual.value);
  return units
    .filter(({ value, at }) => isNearMiss(value, usual.value) && !right.has(at.fileId))
    .map(
      ({ document, quote, at, value }): Draft => ({
        rule: 'address_differs',
        severity: 'minor',
        documentId: document.documentId,
        places: [at, usual.at],
        values: { found: quote, expected: usual.quote, expectedIn: usual.document.documentId, unsure: 1 },
        subject: `unit${value}`,
      }),
    );
}

interface JobAddress {
  readonly value: string;
  readonly in: string;
  readonly at: FoundAt | null;
}

/** As stated, or as the application has it. */
function findJobAddress({ input, byId, documents }: PackageView): JobAddress | null {
  if (input.stated.address !== null) return { value: input.stated.address, in: 'stated', at: null };
  const written = byId('application').flatMap((document) => getFields(document, 'address'));
  const number = written[0]?.value.split(' ')[0];
  // What a hand wrote badly another paper has in print.
  const printed = () =>
    documents
      .filter(({ documentId }) => WRITTEN_BY_THE_OWNER.has(documentId))
      .flatMap((document) => getFields(document, 'address'))
      .find((field) => isSure(field) && field.value.split(' ')[0] === number);
  const field = written.find(isSure) ?? printed();
  return field ? { value: field.value, in: 'application', at: field.at } : null;
}

const WRITTEN_BY_THE_OWNER: ReadonlySet<string> = new Set([
  'owner_authorization',
  'owner_builder',
  'parcel_legal',
  'zoning_approval',
]);

function build(
  rule: 'parcel_differs' | 'license_differs',
  one: LabelledNumber,
  meant: LabelledNumber | null,
  expected: string,
  isFirm: boolean,
): Draft {
  return {
    rule,
    severity: isFirm ? 'critical' : 'minor',
    documentId: one.document.documentId,
    places: meant ? [one.at, meant.at] : [one.at],
    values: {
      found: one.value,
      expected: meant?.value ?? expected,
      expectedIn: meant?.document.documentId ?? 'stated',
      unsure: isFirm ? 0 : 1,
    },
    subject: toSubject(one.value),
  };
}

const toSubject = (value: string) => value.replaceAll(/[^\p{L}\d]+/gu, '').slice(0, 40);
const pageOf = ({ at }: LabelledNumber) => `${at.fileId} ${at.page}`;

/** On the most pages. */
function mostNamed(all: readonly LabelledNumber[]): string | null {
  const pages = new Map<string, Set<string>>();
  for (const one of all) pages.set(one.value, (pages.get(one.value) ?? new Set()).add(pageOf(one)));
  const [most] = [...pages].toSorted((a, b) => b[1].size - a[1].size);
  return most?.[0] ?? null;
}
