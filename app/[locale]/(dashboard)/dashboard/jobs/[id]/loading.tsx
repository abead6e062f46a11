import { PageSkeleton } from '@/components/permits/page-skeleton';
import { Skeleton } from '@/components/ui/skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-60 w-full" />
        </div>
      </div>
    </PageSkeleton>
  );
}
