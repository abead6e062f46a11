import type { Draft } from './draft';
import type { FindingRule, FoundAt, FoundDocument } from './types';
import type { PackageView } from './view';

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
/** Few sketches and no second page of a form give them. */
const SELDOM_GIVEN: ReadonlySet<FindingRule> = new Set(['address_missing', 'parcel_missing']);

/**
 * A model accuses nobody: a finding on a value that it alone read, or on what a document lacks that it alone recognised,
 * is a question at most. What a document lacks that rules and model take for different ones is not told.
 */
export function doubtModel(drafts: readonly Draft[], view: PackageView): readonly Draft[] {
  const uncertain = view.documents.filter(({ by, isDisputed }) => by === 'model' || isDisputed);
  const read = view.documents.flatMap(({ fields }) =>
    fields.filter(({ by }) => by === 'model').map(({ at }) => keyOf(at)),
  );
  if (uncertain.length === 0 && read.length === 0) return drafts;
  const isRead = new Set(read);
  return drafts.flatMap((draft): readonly Draft[] => {
    const [place] = draft.places;
    const accused = place && uncertain.find((document) => isOn(place, document));
    const restsOnKind = LACKS.has(draft.rule) && accused !== undefined;
    if (restsOnKind && (accused.isDisputed || SELDOM_GIVEN.has(draft.rule))) return [];
    const restsOnValue = place !== undefined && isRead.has(keyOf(place));
    const isFirm = draft.severity === 'critical' || draft.severity === 'major';
    return isFirm && (restsOnKind || restsOnValue) ? [{ ...draft, severity: 'minor' }] : [draft];
  });
}

const isOn = ({ fileId, page }: FoundAt, document: FoundDocument) =>
  document.fileId === fileId && document.firstPage <= page && page <= document.lastPage;

const keyOf = ({ fileId, page, box: { x, y, w, h } }: FoundAt) => [fileId, page, x, y, w, h].join(' ');
