import { useFormatter } from 'next-intl';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A length of time in its largest whole unit: "3 hr", "2 days". */
export function Span({ ms }: { ms: number }) {
  const format = useFormatter();
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? ['minute', 60_000];
  return format.number(Math.floor(ms / size), { style: 'unit', unit, unitDisplay: 'short' });
}
