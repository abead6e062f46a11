import { COMMERCIAL } from './recognition/commercial';
import { DWELLING } from './recognition/dwelling';
import { GROUNDS } from './recognition/grounds';
import { SHARED } from './recognition/shared';
import { SHELL } from './recognition/shell';
import { TRADES } from './recognition/trades';
import type { Recognition, RecognitionRecord } from './recognition/types';

/** Of every document that any of the checklists names. */
export const RECOGNITION: RecognitionRecord = {
  ...SHARED,
  ...DWELLING,
  ...SHELL,
  ...TRADES,
  ...GROUNDS,
  ...COMMERCIAL,
};

export function findRecognition(documentId: string): Recognition | null {
  return Object.hasOwn(RECOGNITION, documentId) ? (RECOGNITION[documentId] ?? null) : null;
}
