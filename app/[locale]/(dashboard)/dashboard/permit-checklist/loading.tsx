import { PageSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <Skeleton className="mb-8 h-19 w-full max-w-md" />
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 12 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same and never move
          <Skeleton key={card} className="h-12 w-full" />
        ))}
      </div>
    </PageSkeleton>
  );
}
