import { RECOGNITION } from '@/content/requirements/recognition';
import { OTHER_TITLES } from '@/content/requirements/recognition/others';
import { PhraseIndex } from '../text/phrases';

export const CUE_ROLES = ['title', 'strong', 'weak', 'against'] as const;
export type CueRole = (typeof CUE_ROLES)[number];

/** A classifier feature: a phrase that indicates a document; null stands for papers no checklist contains. */
export interface Cue {
  readonly documentId: string | null;
  readonly role: CueRole;
  /** Rank of a title: 0 for the usual name, higher for alternatives. */
  readonly rank: number;
}

function* phrases(): Generator<readonly [string, Cue]> {
  for (const [documentId, recognition] of Object.entries(RECOGNITION)) {
    const lists = {
      title: recognition.titles,
      strong: recognition.strong,
      weak: recognition.weak,
      against: recognition.against,
    };
    for (const role of CUE_ROLES) {
      for (const [rank, phrase] of (lists[role] ?? []).entries()) yield [phrase, { documentId, role, rank }];
    }
  }
  for (const title of OTHER_TITLES) yield [title, { documentId: null, role: 'title', rank: 0 }];
}

/** All cues of all documents; made once. */
export const CUES = new PhraseIndex<Cue>(phrases());
