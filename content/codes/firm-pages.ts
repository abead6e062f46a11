import type { CitySource } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

/**
 * What Apex Grid Engineering, a firm, says on its page of a city, read in a copy. A page it checked says the
 * day itself.
 */
export function apexGridPage(city: string, checkedOn?: string): CitySource {
  return {
    ...read(
      `Engineering in ${city}, codes in force (Apex Grid Engineering)`,
      'https://apexgridengineering.com',
    ),
    ...(checkedOn ? { publishedOn: checkedOn } : {}),
    isCopy: true,
  };
}

/** A state's report in Building Code Map, a public project that quotes the state's own rules. */
export function buildingCodeMap(state: string, file: string, publishedOn: string): CitySource {
  return {
    ...read(
      `State Building Code Authority Report: ${state} (Building Code Map on GitHub)`,
      `https://github.com/laurajoyhutchins/building-code-map/blob/dfd44e178e9a92488767873d8353e6c5ca042a02/reports/raw/${file}`,
    ),
    publishedOn,
  };
}
