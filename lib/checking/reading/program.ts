import type { ReaderProgram } from './types';

/** The reader as it stands in the source, from the project's folder. */
export const READER_FROM_SOURCE: ReaderProgram = { command: ['--import', 'tsx', 'scripts/reader.ts'] };
