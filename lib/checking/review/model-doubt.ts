import type { Draft } from './draft';
import { DISPUTED } from './model-documents';
import type { FieldId, FindingRule, FoundAt, FoundDocument } from './types';
import { getFields, type PackageView } from './view';

/** What a paper lacks depends on which paper it is. */
const LACKS: ReadonlySet<FindingRule> = new Set([
  'address_missing',
  'parcel_missing',
  'signature_missing',
  'seal_missing',
  'date_missing',
  'scale_missing',
  'north_arrow_missing',
  'sheet_number_missing',
  'edition_missing',
  'field_blank',
  'not_recorded',
]);
/** Given once in a paper, whose pages may have come apart. */
const GIVEN_ONCE: { readonly [R in FindingRule]?: FieldId } = {
  address_missing: 'address',
  parcel_missing: 'parcel',
};

/**
 * A model accuses nobody: a finding on a value that it alone read, or on what a document lacks that it alone recognised,
 * is a question at most.
 */
export function doubtModel(drafts: readonly Draft[], view: PackageView): readonly Draft[] {
  const uncertain = view.documents.filter(({ by, certainty }) => by === 'model' || certainty === DISPUTED);
  const read = view.documents.flatMap(({ fields }) =>
    fields.filter(({ by }) => by === 'model').map(({ at }) => keyOf(at)),
  );
  if (uncertain.length === 0 && read.length === 0) return drafts;
  const isRead = new Set(read);
  return drafts.flatMap((draft): readonly Draft[] => {
    const [place] = draft.places;
    const accused = place && uncertain.find((document) => isOn(place, document));
    const restsOnKind = LACKS.has(draft.rule) && accused !== undefined;
    if (restsOnKind && isGivenElsewhere(draft, accused, view)) return [];
    const restsOnValue = draft.places.some((at) => isRead.has(keyOf(at)));
    const isFirm = draft.severity === 'critical' || draft.severity === 'major';
    return isFirm && (restsOnKind || restsOnValue) ? [{ ...draft, severity: 'minor' }] : [draft];
  });
}

function isGivenElsewhere({ rule }: Draft, accused: FoundDocument, view: PackageView): boolean {
  const field = GIVEN_ONCE[rule];
  return field !== undefined && view.byId(accused.documentId).some((one) => getFields(one, field).length > 0);
}

const isOn = ({ fileId, page }: FoundAt, document: FoundDocument) =>
  document.fileId === fileId && document.firstPage <= page && page <= document.lastPage;

const keyOf = ({ fileId, page, box: { x, y, w, h } }: FoundAt) => [fileId, page, x, y, w, h].join(' ');
