import { z } from 'zod';
import { searchDaySchema } from '@/lib/platform/clock/day-schema';
import { STATUS_BUCKETS, type StatusBucket } from '../types';
import type { Box } from './query';

const MAX_QUERY = 200;
export const MAX_PAGE = 100;

/** What is looked for among all permits of the company's cities. */
export interface PermitSearch {
  q?: string | undefined;
  buckets?: StatusBucket[] | undefined;
  /** Slugs; none means all of the company's. */
  cities?: string[];
  box?: Box | null;
  /** Days of `listed_on`, both included. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  after?: string | null | undefined;
  limit?: number | undefined;
  /** Search literally, without spelling correction. */
  literal?: boolean;
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value);
const said = z.preprocess(
  first,
  z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string().trim().max(MAX_QUERY)),
);
const day = said.pipe(searchDaySchema).nullable();

/** `south,west,north,east` in degrees. */
export const boxSchema = z
  .string()
  .max(120)
  .regex(/^-?[\d.]+(,-?[\d.]+){3}$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z.tuple([
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
    ]),
  )
  .transform(([south, west, north, east]): Box => ({ south, west, north, east }))
  .refine(({ south, west, north, east }) => south < north && west < east);

export const boxText = ({ south, west, north, east }: Box) => [south, west, north, east].join(',');

/** URL parameters; unknown values count as absent, so that old links still open. */
export const searchAddressSchema = z.object({
  q: said.catch(''),
  bucket: said
    .transform((text) => STATUS_BUCKETS.filter((bucket) => text.split(',').includes(bucket)))
    .catch([]),
  city: said.catch(''),
  from: day.catch(null),
  to: day.catch(null),
  box: said.pipe(boxSchema).nullable().catch(null),
  literal: z
    .preprocess(first, z.literal('1'))
    .transform(() => true)
    .catch(false),
  after: z.preprocess(first, z.string().max(600)).catch(''),
});
export type SearchAddress = z.infer<typeof searchAddressSchema>;

/** The same as an address carries it, what was not said left out. */
export function searchToQuery(search: Partial<SearchAddress>): Record<string, string> {
  const query: Record<string, string> = {};
  if (search.q) query.q = search.q;
  if (search.bucket && search.bucket.length > 0) query.bucket = search.bucket.join(',');
  if (search.city) query.city = search.city;
  if (search.from) query.from = search.from;
  if (search.to) query.to = search.to;
  if (search.box) query.box = boxText(search.box);
  if (search.literal) query.literal = '1';
  if (search.after) query.after = search.after;
  return query;
}
