import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [40.015, -105.2705],
};
