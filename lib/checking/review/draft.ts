import type { Finding } from './types';
import type { PackageView } from './view';

/** A finding before it has its key. */
export interface Draft extends Omit<Finding, 'key' | 'by' | 'citation'> {
  readonly citation?: Finding['citation'];
  readonly by?: Finding['by'];
  /**
   * Distinguishes findings of one rule about one document; never a file id or page, which change between
   * uploads.
   */
  readonly subject?: string;
}

export type Rule = (view: PackageView) => readonly Draft[];
