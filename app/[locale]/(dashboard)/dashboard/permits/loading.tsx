import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton action>
      <Skeleton className="mb-4 h-9 w-full max-w-2xl" />
      <Skeleton className="mb-4 h-18 w-full" />
      <RowsSkeleton rows={10} className="h-16" />
    </PageSkeleton>
  );
}
