import { classNames } from '@/components/ui/class-names';
import { type DeskPerson, initialsOf } from '@/lib/company/desk/people';

/** Somebody by their initials; the whole name on hover and for readers. */
export function Person({ person, className }: { person: DeskPerson; className?: string }) {
  return (
    <span
      title={person.name}
      className={classNames(
        'inline-flex size-6 shrink-0 items-center justify-center rounded-full text-[11px] font-semibold',
        person.kind === 'member' ? 'bg-picked text-link' : 'bg-sunken text-ink',
        className,
      )}
    >
      <span aria-hidden="true">{initialsOf(person.name)}</span>
      <span className="sr-only">{person.name}</span>
    </span>
  );
}
