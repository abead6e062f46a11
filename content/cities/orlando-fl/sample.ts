import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [28.5384, -81.3789],
};
