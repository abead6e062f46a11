import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [42.8864, -78.8784],
};
