import { z } from 'zod';
import { GUIDE_SLUGS } from '@/content/guides/slugs';
import { daySchema } from '@/lib/platform/clock/day-schema';

/** What a guide says of itself. */
export const guideMetaSchema = z.object({
  title: z.string().min(10).max(80),
  /** For the browser's tab and search results, without the brand. */
  seoTitle: z.string().min(10).max(52),
  description: z.string().min(70).max(160),
  updated: daySchema,
  related: z.array(z.enum(GUIDE_SLUGS)).min(2).max(4),
  cities: z.array(z.string()).min(2).max(5),
});
export type GuideMeta = z.infer<typeof guideMetaSchema>;

/** How fast people read on a screen. */
const WORDS_A_MINUTE = 220;

export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
