import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="flex flex-col gap-6">
        <RowsSkeleton rows={3} className="h-40" />
        <RowsSkeleton rows={3} className="h-20" />
      </div>
    </PageSkeleton>
  );
}
