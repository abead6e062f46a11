import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [45.5152, -122.6784],
};
