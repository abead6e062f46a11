import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [33.4255, -111.94],
};
