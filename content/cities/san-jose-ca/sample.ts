import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [37.3382, -121.8863],
  amounts: 'text',
};
