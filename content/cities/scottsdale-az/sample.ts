import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [33.4942, -111.9261],
};
