import type { CitySource } from '@/lib/tracking/cities/types';

/**
 * A state's codes as the project Building Code Map on GitHub lists them, compiled from the State's own rules, which it
 * names: read there, not at the State, so never better than a C.
 */
export function stateCodeReport(state: string): CitySource {
  return {
    title: `State building code report: ${state} (Building Code Map on GitHub, from the State’s rules)`,
    url: `https://github.com/laurajoyhutchins/building-code-map/blob/dfd44e178e9a92488767873d8353e6c5ca042a02/reports/raw/${state.toLowerCase().replaceAll(' ', '-')}.md`,
    readOn: '2026-11-28',
    publishedOn: '2026-06',
  };
}

/** Which edition of the National Electrical Code each State has as its minimum. */
export const NEC_BY_STATE: CitySource = {
  title: 'National Electrical Code: adoption by edition and state',
  url: 'https://onlyplans.io/zoning/codes/nec/',
  readOn: '2026-11-28',
};
