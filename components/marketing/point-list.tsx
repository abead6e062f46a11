import { Check } from 'lucide-react';

/** Short statements, one to a line. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex flex-col">
      {points.map((point) => (
        <li
          key={point}
          className="flex items-start gap-3 border-b border-line py-3 first:border-t first:border-line"
        >
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <span className="max-w-[64ch]">{point}</span>
        </li>
      ))}
    </ul>
  );
}
