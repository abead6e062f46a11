import type { Finding } from './types';
import type { PackageView } from './view';

/** A finding before it has its key. */
export interface Draft extends Omit<Finding, 'key' | 'by' | 'citation'> {
  readonly citation?: Finding['citation'];
  readonly by?: Finding['by'];
  /** What tells two findings of one rule about one document apart; never a file's id or a page. */
  readonly subject?: string;
}

export type Rule = (view: PackageView) => readonly Draft[];
