import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [47.6101, -122.2015],
};
