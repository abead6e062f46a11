import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/brand';

/** A beam across two posts, with the name beside it. */
export function Mark({ className, bare = false }: { className?: string; bare?: boolean }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-7 shrink-0"
        role={bare ? 'img' : undefined}
        aria-hidden={bare ? undefined : true}
        aria-label={bare ? brand.name : undefined}
      >
        <path d="M1 4h22v5.5H1z" fill="var(--accent)" />
        <path d="M4 11h4.5v10H4zM15.5 11H20v10h-4.5z" fill="var(--ink)" />
      </svg>
      {bare ? null : (
        <span className="font-heading text-xl leading-none font-extrabold tracking-tight text-ink">
          {brand.name}
        </span>
      )}
    </span>
  );
}
