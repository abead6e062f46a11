import { z } from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';

/** What our own pages ask a report by. */
export const reportQuerySchema = z.object({
  lang: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  /** Instead of the file, how far it is: `ask` also has it drawn. */
  state: z.enum(['ask', 'look']).optional().catch(undefined),
});
