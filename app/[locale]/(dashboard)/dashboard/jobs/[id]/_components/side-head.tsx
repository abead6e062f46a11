import type { LucideIcon } from 'lucide-react';

interface SideHeadProps {
  title: string;
  add?: { label: string; icon: LucideIcon; run: () => void } | null;
}

/** The head of a part beside the page, with the one thing that can be added to it. */
export function SideHead({ title, add = null }: SideHeadProps) {
  return (
    <div className="mb-1.5 flex min-h-8 items-center justify-between gap-2">
      <h2 className="text-sm font-semibold">{title}</h2>
      {add ? (
        <button
          type="button"
          aria-label={add.label}
          onClick={add.run}
          className="inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <add.icon aria-hidden="true" className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
