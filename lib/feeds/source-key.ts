import { hash } from 'node:crypto';
import { lineOf } from './clean-text';
import type { Take } from './field-source';
import type { RawRow } from './types';

const MAX_LENGTH = 300;
/** Stands for an empty part, so that two keys with different gaps stay different. */
const SEPARATOR = '|';

/** The row's key in its feed; null without its first part, the one that identifies. */
export function readSourceKey(parts: Take[], raw: RawRow): string | null {
  let key = '';
  let isFirst = true;
  for (const take of parts) {
    const part = lineOf(take(raw), MAX_LENGTH);
    if (isFirst && part === null) return null;
    key += isFirst ? part : SEPARATOR + (part ?? '');
    isFirst = false;
  }
  return key.length <= MAX_LENGTH ? key : `${key.slice(0, 250)}${SEPARATOR}${hash('md5', key, 'hex')}`;
}
