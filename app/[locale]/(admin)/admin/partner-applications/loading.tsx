import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton>
      <RowsSkeleton rows={5} className="h-16" />
    </PageSkeleton>
  );
}
