import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';

/** A permit's number as the link to its page. `stretched` makes the nearest positioned parent the target. */
export function PermitNumber({ id, number, stretched }: { id: number; number: string; stretched?: boolean }) {
  return (
    <AppLink
      to="/dashboard/permits/[id]"
      params={{ id: String(id) }}
      className={classNames(
        'font-mono text-sm font-semibold text-[color:var(--link)] wrap-anywhere hover:underline',
        stretched &&
          'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link',
      )}
    >
      {number}
    </AppLink>
  );
}
