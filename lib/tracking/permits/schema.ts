import { z } from 'zod';
import { STATUS_BUCKETS } from './types';

export const PERMIT_SORTS = ['changed', 'issued', 'applied'] as const;
export type PermitSort = (typeof PERMIT_SORTS)[number];

/** URL parameters; an unknown value counts as absent, so that old links still open. */
const said = z.preprocess(
  (value) => (Array.isArray(value) ? value[0] : value),
  // The database refuses a text with a zero in it.
  z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string().trim().max(200)),
);

export const permitFiltersSchema = z.object({
  /** Part of a number, an address or a description. */
  q: said.catch(''),
  /** One state or several, `issued,finaled`. */
  bucket: said
    .transform((text) => STATUS_BUCKETS.filter((bucket) => text.split(',').includes(bucket)))
    .catch([]),
  /** The slug of a city. */
  city: said.catch(''),
  sort: z.enum(PERMIT_SORTS).catch('changed'),
  /** Where the page before this one ended. */
  after: said.catch(''),
});
export type PermitFilters = z.infer<typeof permitFiltersSchema>;

export const permitIdSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const MIN_FIND_LENGTH = 3;
export const findSchema = said.catch('');

export const addPermitSchema = z.object({ permitId: permitIdSchema, source: z.enum(['number', 'address']) });
export type AddPermit = z.infer<typeof addPermitSchema>;

export const ownPermitSchema = z.object({ permitId: permitIdSchema });
export type OwnPermit = z.infer<typeof ownPermitSchema>;
