import type { CompanyProfile } from './view';

/** The company in the API's field names. */
export function toCompany({ cities, cityLimit, year, ...company }: CompanyProfile) {
  return {
    ...company,
    cities: cities.map(({ slug, label, monitored, watched }) => ({
      slug,
      label,
      monitored,
      watched_permits: watched,
    })),
    city_limit: cityLimit,
    permits_year: {
      used: year.used,
      limit: year.limit,
      from_at: year.from.toISOString(),
      until_at: year.until.toISOString(),
    },
  };
}
