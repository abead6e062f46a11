import { sentenceCase } from '@/lib/tracking/permits/plain-case';

/** What a city wrote, set as words where it wrote in capitals; its own spelling stays at hand. */
export function CityWord({ children: text }: { children: string }) {
  const words = sentenceCase(text);
  return words === text ? text : <span title={text}>{words}</span>;
}
