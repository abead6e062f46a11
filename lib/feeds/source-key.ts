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
  for (const [index, take] of parts.entries()) {
    const part = lineOf(take(raw), MAX_LENGTH);
    if (index === 0) {
      if (part === null) return null;
      key = part;
    } else {
      key += SEPARATOR + (part ?? '');
    }
  }
  return key.length <= MAX_LENGTH ? key : `${key.slice(0, 250)}${SEPARATOR}${hash('md5', key, 'hex')}`;
}
