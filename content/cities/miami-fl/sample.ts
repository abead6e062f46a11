import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [25.7617, -80.1918],
};
