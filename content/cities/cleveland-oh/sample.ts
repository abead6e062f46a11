import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [41.4993, -81.6944],
  issueDateOnEveryRow: true,
};
