import { z } from 'zod';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { readPlaceSlug } from '@/lib/tracking/cities/place-slug';

/** What somebody was looking at when they signed up: carried to the set-up and to their first checklist. */
export const arrivalSchema = z.object({
  /** A place by its slug: of the catalogue, or of the same form. */
  city: z
    .string()
    .max(80)
    .refine((slug) => readPlaceSlug(slug) !== null),
  /** "Boise, ID", for a place the catalogue does not hold. */
  place: z.string().trim().min(1).max(120),
  job: z.enum(PERMIT_TYPE_IDS),
});

export type Arrival = {
  [Part in keyof z.infer<typeof arrivalSchema>]?: z.infer<typeof arrivalSchema>[Part] | undefined;
};

/** As an address says it; a part that is none is left out. */
export function readArrival(query: Readonly<Record<string, string | string[] | undefined>>): Arrival {
  const part = <Name extends keyof Arrival>(name: Name): Arrival[Name] => {
    const parsed = arrivalSchema.shape[name].safeParse(query[name]);
    return parsed.success ? (parsed.data as Arrival[Name]) : undefined;
  };
  return { city: part('city'), place: part('place'), job: part('job') };
}
