import { isLawElsewhere } from '@/lib/catalogue/checklists/citation';
import type { Draft } from './draft';
import { checkFee } from './fee-check';
import type { ReviewInput } from './input';
import { doubtPictures } from './misread';
import { doubtModel } from './model-doubt';
import { asRecorded } from './rule-record';
import { RULES } from './rules/table';
import { listStandings } from './standings';
import { type Finding, type FindingRule, type FoundDocument, type Review, SEVERITIES } from './types';
import { createPackageView, type PackageView } from './view';

/** Applies all rules to a classified package. */
export function judgePackage(
  input: ReviewInput,
  documents: readonly FoundDocument[],
): Omit<Review, 'documents'> {
  const view = createPackageView(input, documents);
  const told = RULES.flatMap((rule) => rule(view));
  const drafts = doubtPictures(doubtModel(told, view), view).map(asRecorded);
  const findings = inOrder(withKeys(drafts, view), view);
  return { standings: listStandings(view), findings, fee: checkFee(view) };
}

/** Findings that cite the requirement for the document itself. */
const OF_THE_DOCUMENT: ReadonlySet<FindingRule> = new Set([
  'signature_missing',
  'date_missing',
  'field_blank',
  'not_recorded',
  'license_expired',
  'insurance_expired',
  'scale_missing',
  'north_arrow_missing',
]);

/** The stable key: rule, document and subject; a further finding with the same three gets a number. */
function withKeys(drafts: readonly Draft[], view: PackageView): Finding[] {
  const used = new Map<string, number>();
  const asked = new Map(view.input.checklist.documents.map(({ id, citation }) => [id, citation]));
  const { state } = view.input.checklist.place;
  const ofHere = (citation: Finding['citation']) =>
    citation && !isLawElsewhere(citation, state) ? citation : null;
  const askedBy = ({ rule, documentId }: Pick<Draft, 'rule' | 'documentId'>) =>
    (OF_THE_DOCUMENT.has(rule) && documentId !== null && asked.get(documentId)) || null;
  return drafts.map(({ subject, citation = null, by = 'rule', ...draft }) => {
    const base = [draft.rule, draft.documentId ?? '', subject ?? ''].join(':').replace(/:+$/, '');
    const times = (used.get(base) ?? 0) + 1;
    used.set(base, times);
    return {
      ...draft,
      key: times === 1 ? base : `${base}~${times}`,
      citation: ofHere(citation ?? askedBy(draft)),
      by,
    };
  });
}

/** The worst first; then as the checklist has the documents; then as the rules stand. */
function inOrder(findings: readonly Finding[], view: PackageView): Finding[] {
  const place = new Map(view.input.checklist.documents.map(({ id }, index) => [id, index]));
  const rank = ({ documentId }: Finding) =>
    documentId === null ? -1 : (place.get(documentId) ?? place.size);
  return findings.toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || rank(a) - rank(b),
  );
}
