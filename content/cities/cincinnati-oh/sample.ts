import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [39.1031, -84.512],
  zips: ['45202', '45206', '45208', '45219', '45223'],
  streets: ['VINE ST', 'READING RD', 'MADISON RD', 'HAMILTON AVE', 'GLENWAY AVE', 'ERIE AVE', 'LUDLOW AVE'],
  number: (year, n, trade) => `${year}${trade}${pad(n, 5)}`,
};
