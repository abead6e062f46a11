import { z } from 'zod';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { cityQuerySchema } from '@/lib/tracking/cities/schema';
import { FEED_HEALTHS } from '@/lib/tracking/feeds/health';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cityField, dateField, FRESH_SECONDS, instantField } from '../fields';
import { operation } from '../operation';

const shared = { method: 'GET', tag: 'cities', access: 'public', limit: 'public' } as const;

export const listAvailableCitiesOperation = operation({
  ...shared,
  id: 'listAvailableCities',
  path: '/cities/available',
  response: z
    .object({
      count: z.number().int(),
      cities: z.array(
        z.object({
          slug: cityField,
          name: z.string(),
          state: z.string(),
          permits: z.number().int(),
          last_read_at: instantField.nullable(),
          sample: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'AvailableCities' }),
  publicSeconds: FRESH_SECONDS,
});

export const getCityStatsOperation = operation({
  ...shared,
  id: 'getCityStats',
  path: '/cities/stats',
  response: z
    .object({
      total_cities: z.number().int(),
      states: z.record(z.string(), z.number().int()).meta({ examples: [{ TX: 4, WA: 1 }] }),
      total_permits: z.number().int(),
      total_population: z.number().int(),
    })
    .meta({ id: 'CityStats' }),
  publicSeconds: FRESH_SECONDS,
});

const minutes = z.number().int().nullable();

const quartiles = z.object({
  q1: z
    .number()
    .int()
    .meta({ examples: [9] }),
  median: z
    .number()
    .int()
    .meta({ examples: [21] }),
  q3: z
    .number()
    .int()
    .meta({ examples: [44] }),
});

export const getCityNumbersOperation = operation({
  ...shared,
  id: 'getCityNumbers',
  path: '/cities/[city]/numbers',
  params: z.object({
    city: z
      .string()
      .max(60)
      .meta({ examples: ['austin-tx'] }),
  }),
  response: z
    .object({
      slug: cityField,
      sample: z.boolean(),
      permits: z.number().int(),
      last_read_at: instantField.nullable(),
      health: z.enum(FEED_HEALTHS),
      newest_on: dateField.nullable(),
      issued_by_month: z.array(
        z.object({ month: z.string().meta({ examples: ['2026-11'] }), permits: z.number().int() }),
      ),
      days_to_issue: z.object({ permits: z.number().int(), days: quartiles }).nullable(),
      durations: z.array(
        z.object({
          type: z.string().meta({ examples: ['Building Permit'] }),
          permits: z.number().int(),
          days: quartiles,
        }),
      ),
      by_status: z.partialRecord(z.enum(STATUS_BUCKETS), z.number().int()),
      reading: z.object({
        at_least_every_minutes: minutes.meta({ examples: [60] }),
        median_minutes_between_looks: minutes.meta({ examples: [6] }),
        median_minutes_behind_city: minutes.meta({ examples: [4] }),
        p95_minutes_behind_city: minutes.meta({ examples: [19] }),
      }),
    })
    .meta({ id: 'CityNumbers' }),
  errors: ['not_found'],
  publicSeconds: FRESH_SECONDS,
});

const population = z.number().int().nullable();

const placeSchema = z
  .object({
    name: z.string(),
    state: z.enum(STATE_CODES).meta({ examples: ['TX'] }),
    slug: cityField.nullable(),
    population,
  })
  .meta({ id: 'Place' });

export const validateCityOperation = operation({
  ...shared,
  id: 'validateCity',
  path: '/cities/validate',
  query: z.object({
    city: cityQuerySchema.shape.city.meta({ examples: ['Austin, TX'] }),
    state: cityQuerySchema.shape.state.meta({ examples: ['TX'] }),
  }),
  response: z
    .object({
      is_valid: z.boolean(),
      normalized_name: z.string().nullable(),
      state: z
        .enum(STATE_CODES)
        .nullable()
        .meta({ examples: ['TX'] }),
      has_permit_portal: z.boolean(),
      permit_portal_info: z
        .object({
          name: z.string(),
          url: z.url(),
          source: z.object({ title: z.string(), url: z.url(), read_on: dateField }),
          confidence: z.enum(['A', 'B', 'C', 'G']),
        })
        .nullable(),
      confidence: z
        .number()
        .min(0)
        .max(1)
        .meta({ examples: [1] }),
      slug: cityField.nullable(),
      monitored: z.boolean(),
      population,
      matched_by: z.enum(['exact', 'alias', 'unique_name', 'spelling']).nullable(),
      suggestions: z.array(
        placeSchema.extend({
          confidence: z
            .number()
            .min(0)
            .max(1)
            .meta({ examples: [0.7] }),
        }),
      ),
    })
    .meta({ id: 'CityValidation' }),
  publicSeconds: FRESH_SECONDS,
});

export const searchPlacesOperation = operation({
  ...shared,
  id: 'searchCities',
  path: '/cities/search',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .meta({ examples: ['Aust'] }),
    limit: z.coerce.number().int().min(1).max(8).default(8),
  }),
  response: z.object({ items: z.array(placeSchema) }),
  publicSeconds: FRESH_SECONDS,
});

export const citiesOperations = [
  listAvailableCitiesOperation,
  getCityStatsOperation,
  searchPlacesOperation,
  validateCityOperation,
  getCityNumbersOperation,
];
