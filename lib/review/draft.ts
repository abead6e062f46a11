import type { Finding, FoundDocument } from './types';
import type { PackageView } from './view';

/** A finding before it has its key. */
export interface Draft extends Omit<Finding, 'key' | 'by' | 'citation'> {
  readonly citation?: Finding['citation'];
  readonly by?: Finding['by'];
  /** What tells two findings of one rule about one document apart; never a file's id or a page. */
  readonly subject?: string;
}

export type Rule = (view: PackageView) => readonly Draft[];

/** Drafts of one rule for each document that gives one. */
export function eachDocument(judge: (document: FoundDocument, view: PackageView) => Draft | null): Rule {
  return (view) => view.documents.flatMap((document) => judge(document, view) ?? []);
}
