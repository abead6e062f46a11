import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [32.2226, -110.9747],
};
