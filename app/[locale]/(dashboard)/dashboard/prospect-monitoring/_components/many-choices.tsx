import { ChevronDown } from 'lucide-react';
import type { SelectOption } from '@/components/ui/select-field';

interface Props {
  name: string;
  label: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  /** What is chosen, in a word. */
  summary: string;
}

/** Several of a list, folded: check boxes of the form around them, so that it works without script. */
export function ManyChoices({ name, label, options, chosen, summary }: Props) {
  return (
    <fieldset className="relative min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <details className="group">
        <summary className="field-control relative flex list-none items-center truncate pr-10 [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{label}: </span>
          {summary}
          <ChevronDown
            aria-hidden="true"
            className="absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="absolute z-20 mt-1 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-control bg-card p-2 shadow-lg">
          {options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-sunken"
            >
              <input
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={chosen.includes(option.value)}
                className="size-5 shrink-0 accent-accent"
              />
              {option.label}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
