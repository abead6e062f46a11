import { z } from 'zod';
import type { RawRow } from '@/lib/tracking/feeds/types';

/**
 * Response envelopes are validated strictly, rows not at all: the row reader decides whether a row is usable,
 * so that one bad row is set aside without failing its page. This also avoids copying every row.
 */
export const rowSchema = z.custom<RawRow>(() => true);
