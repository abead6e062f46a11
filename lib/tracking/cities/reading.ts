import { FEED_RECORDS } from '@/content/cities/feeds';

const HOUR_MINUTES = 60;

/** How often cities are read at least, by their records: what texts may promise before anything was measured. */
export interface ReadingFigures {
  readCities: number;
  /** Of these, the ones read at least every hour. */
  hourly: number;
  medianHours: number;
  slowestHours: number;
}

export function readingFigures(): ReadingFigures {
  const minutes = FEED_RECORDS.map(({ everyMinutes }) => everyMinutes).sort((a, b) => a - b);
  return {
    readCities: minutes.length,
    hourly: minutes.filter((every) => every <= HOUR_MINUTES).length,
    medianHours: Math.ceil((minutes[Math.floor(minutes.length / 2)] ?? 0) / HOUR_MINUTES),
    slowestHours: Math.ceil((minutes.at(-1) ?? 0) / HOUR_MINUTES),
  };
}
