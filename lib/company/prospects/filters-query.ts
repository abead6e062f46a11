import type { LeadFilters } from './schema';

/** Filters as the query of the page's address; what asks for the usual is left out. */
export function leadFiltersToQuery(filters: LeadFilters): Record<string, string> {
  const { cities, types, contractor, firm, minValue, days: since, stage, after } = filters;
  return {
    ...(cities.length > 0 ? { cities: cities.join(',') } : {}),
    ...(types.length > 0 ? { types: types.join(',') } : {}),
    ...(contractor === 'none' ? {} : { contractor }),
    ...(firm ? { firm } : {}),
    ...(minValue > 0 ? { minValue: String(minValue) } : {}),
    ...(since === 30 ? {} : { days: String(since) }),
    ...(stage === 'new' ? {} : { stage }),
    ...(after ? { after } : {}),
  };
}
