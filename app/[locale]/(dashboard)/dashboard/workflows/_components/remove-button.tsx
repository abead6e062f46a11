import { X } from 'lucide-react';

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-9 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
