import { z } from 'zod';
import type { RawRow } from '@/lib/feeds/types';

/**
 * Envelopes are checked strictly, rows not at all: whether a row is even an object is the reader's question,
 * so that one bad row is set aside and does not cost its page. It also spares a copy of every row.
 */
export const rowSchema = z.custom<RawRow>(() => true);
