import type { Draft, Rule } from '../draft';
import { findPostalPlaces, type PostalPlace } from '../facts/near-addresses';
import { isOfTheLot } from '../kinds';
import { getFields, isSure } from '../view';

/**
 * The job's street and number with another ZIP code. The street alone may be in two towns, and offices look the parcel up by
 * the whole address. The city's name alone says nothing: the post office's often differs from the municipality's.
 */
export const postalPlacesDiffer: Rule = (view) => {
  const address =
    view.input.stated.address ??
    view.byId('application').flatMap((document) => getFields(document, 'address').filter(isSure))[0]?.value;
  if (!address) return [];
  const all = view.documents
    .filter(({ documentId }) => isOfTheLot(documentId))
    .flatMap((document) => findPostalPlaces(view, document, address));
  const usual = mostNamed(all);
  if (!usual) return [];
  const wrong = all.filter(({ zip }) => zip !== usual.zip);
  const [first] = wrong;
  if (!first) return [];
  return [
    {
      rule: 'address_place_differs',
      severity: 'minor',
      documentId: first.document.documentId,
      places: [first.at, usual.at, ...wrong.slice(1).map(({ at }) => at)],
      values: { found: first.quote, expected: usual.quote, expectedIn: usual.document.documentId },
      subject: first.zip,
    } satisfies Draft,
  ];
};

/** On at least two pages, and on more than any other. */
function mostNamed(all: readonly PostalPlace[]): PostalPlace | null {
  const pages = (zip: string) =>
    new Set(all.filter((one) => one.zip === zip).map(({ at }) => `${at.fileId} ${at.page}`)).size;
  const [most, next] = [...new Set(all.map(({ zip }) => zip))].toSorted((a, b) => pages(b) - pages(a));
  if (!most || pages(most) < 2 || (next && pages(next) >= pages(most))) return null;
  return all.find(({ zip }) => zip === most) ?? null;
}
