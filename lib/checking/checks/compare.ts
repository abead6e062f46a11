import type { ChecklistStanding, FeeCheck, Finding, Severity } from '@/lib/checking/review/types';

/** The parts of a run that are compared. */
export interface ComparedRun<F extends Finding = Finding> {
  readonly findings: readonly F[];
  readonly standings: readonly ChecklistStanding[];
  readonly fee: FeeCheck;
}

/** `came`: found now. `went`: found before, not now. `asked`: new on the list. `dropped`: no longer on it. */
export const DOCUMENT_CHANGES = ['came', 'went', 'asked', 'dropped'] as const;
export type DocumentChange = (typeof DOCUMENT_CHANGES)[number];

export interface Comparison<F extends Finding = Finding> {
  /** In the first run, not in the second. */
  readonly fixed: readonly F[];
  /** In the second alone. */
  readonly added: readonly F[];
  /** In both, as the second has it, with how bad it was in the first. */
  readonly still: readonly { readonly finding: F; readonly was: Severity }[];
  readonly documents: readonly { readonly documentId: string; readonly change: DocumentChange }[];
  readonly fee: { readonly from: FeeCheck; readonly to: FeeCheck; readonly changed: boolean };
}

/** Compares two runs of a package. Findings are matched by their stable key. */
export function compareRuns<F extends Finding>(from: ComparedRun<F>, to: ComparedRun<F>): Comparison<F> {
  const before = new Map(from.findings.map((finding) => [finding.key, finding]));
  const after = new Set(to.findings.map(({ key }) => key));
  return {
    fixed: from.findings.filter(({ key }) => !after.has(key)),
    added: to.findings.filter(({ key }) => !before.has(key)),
    still: to.findings.flatMap((finding) => {
      const was = before.get(finding.key);
      return was ? [{ finding, was: was.severity }] : [];
    }),
    documents: documentChanges(from.standings, to.standings),
    fee: { from: from.fee, to: to.fee, changed: feeChanged(from.fee, to.fee) },
  };
}

function documentChanges(from: readonly ChecklistStanding[], to: readonly ChecklistStanding[]) {
  const before = new Map(from.map((one) => [one.documentId, one.standing]));
  const after = new Map(to.map((one) => [one.documentId, one.standing]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((documentId) => {
    const change = getDocumentChange(before.get(documentId), after.get(documentId));
    return change ? [{ documentId, change }] : [];
  });
}

type Standing = ChecklistStanding['standing'];

function getDocumentChange(was: Standing | undefined, is: Standing | undefined): DocumentChange | null {
  if (is === 'found') return was === 'found' ? null : 'came';
  if (is === undefined) return 'dropped';
  if (was === 'found') return 'went';
  return was === undefined ? 'asked' : null;
}

function feeChanged(from: FeeCheck, to: FeeCheck): boolean {
  return (
    from.verdict !== to.verdict ||
    from.statedCents !== to.statedCents ||
    from.computedCents !== to.computedCents
  );
}
