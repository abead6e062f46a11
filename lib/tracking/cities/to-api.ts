import type { CityValidation, FoundPlace } from './schema';

/** A validation in the specification's field names; what it does not name follows. */
export function toCityValidation(city: CityValidation) {
  const portal = city.permitPortal;
  return {
    is_valid: city.isValid,
    normalized_name: city.normalizedName,
    state: city.state,
    has_permit_portal: city.hasPermitPortal,
    permit_portal_info: portal && {
      name: portal.name,
      url: portal.url,
      source: { title: portal.source.title, url: portal.source.url, read_on: portal.source.readOn },
      confidence: portal.confidence,
    },
    confidence: city.confidence,
    slug: city.slug,
    monitored: city.monitored,
    population: city.population,
    matched_by: city.matchedBy,
    suggestions: city.suggestions.map((place) => ({ ...toPlace(place), confidence: place.confidence })),
  };
}

export function toPlace({ name, state, slug, population }: FoundPlace) {
  return { name, state, slug, population };
}
