import { hash } from 'node:crypto';
import { toLine } from './clean-text';
import type { Take } from './field-source';
import type { RawRow } from './types';

const MAX_LENGTH = 300;
/** Also written for an empty part, so that keys with different gaps differ. */
const SEPARATOR = '|';

/** The row's key within its feed; null without its first, identifying part. */
export function readSourceKey(parts: Take[], raw: RawRow): string | null {
  let key = '';
  let isFirst = true;
  for (const take of parts) {
    const part = toLine(take(raw), MAX_LENGTH);
    if (isFirst && part === null) return null;
    key += isFirst ? part : SEPARATOR + (part ?? '');
    isFirst = false;
  }
  return key.length <= MAX_LENGTH ? key : `${key.slice(0, 250)}${SEPARATOR}${hash('md5', key, 'hex')}`;
}
