import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [38.2527, -85.7585],
};
