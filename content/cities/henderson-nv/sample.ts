import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [36.0395, -114.9817],
};
