import { classNames } from './class-names';

/** Holds the place of what is loading; give it the final size by `className`. Shows after 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-wait rounded-md bg-line', className ?? 'h-5 w-full')}
    />
  );
}
