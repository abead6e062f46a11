import { z } from 'zod';
import { LONGEST_QUERY } from './types';

export const placesQuery = z.object({
  q: z
    .string()
    .max(4 * LONGEST_QUERY)
    // What is pasted brings line ends and signs a database does not take.
    .transform((text) => text.replace(/[\0\s]+/g, ' ').trim())
    .pipe(z.string().min(1).max(LONGEST_QUERY)),
});
