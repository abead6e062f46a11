import { COMMERCIAL } from './commercial';
import { DWELLING } from './dwelling';
import { GROUNDS } from './grounds';
import { SHARED } from './shared';
import { SHELL } from './shell';
import { TRADES } from './trades';
import type { Recognition, RecognitionRecord } from './types';

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
