import { z } from 'zod';
import { MAX_PLACE_LENGTH } from '@/lib/catalogue/checklists/places';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { daySchema } from '@/lib/platform/clock/day-schema';

/** A city as typed; the state may stand in the text or beside it, as two letters or as a name. */
export const cityQuerySchema = z.object({
  city: z.string().max(MAX_PLACE_LENGTH),
  state: z.string().max(60).optional(),
});
export type CityQuery = z.infer<typeof cityQuerySchema>;

const confidence = z.number().min(0).max(1);
const stateCode = z.enum(STATE_CODES);

const foundPlace = z.object({
  name: z.string().min(1),
  state: stateCode,
  /** Of our catalogue, where it lists the place. */
  slug: z.string().nullable(),
  population: z.number().int().positive().nullable(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

const suggestion = foundPlace.extend({ confidence });
export type CitySuggestion = z.infer<typeof suggestion>;

export const cityValidationSchema = z.object({
  isValid: z.boolean(),
  normalizedName: z.string().min(1).nullable(),
  state: stateCode.nullable(),
  slug: z.string().nullable(),
  /** We know the city's portal; false says that we hold none, not that the city has none. */
  hasPermitPortal: z.boolean(),
  permitPortal: z
    .object({
      name: z.string(),
      url: z.url(),
      source: z.object({ title: z.string(), url: z.url(), readOn: daySchema }),
      confidence: z.enum(['A', 'B', 'C', 'G']),
    })
    .nullable(),
  /** The city has a feed, so its permits are watched. */
  monitored: z.boolean(),
  population: z.number().int().positive().nullable(),
  /** How sure the reading is; of an input that is not valid, how sure its first suggestion is. */
  confidence,
  matchedBy: z.enum(['exact', 'alias', 'unique_name', 'spelling']).nullable(),
  suggestions: z.array(suggestion).max(5),
});
export type CityValidation = z.infer<typeof cityValidationSchema>;
