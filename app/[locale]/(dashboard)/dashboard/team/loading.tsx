import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton action>
      <Skeleton className="mb-6 h-44 w-full" />
      <RowsSkeleton rows={4} className="h-20" />
    </PageSkeleton>
  );
}
