import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [36.8508, -76.2859],
};
