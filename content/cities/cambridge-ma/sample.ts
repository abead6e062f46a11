import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [42.3736, -71.1097],
};
