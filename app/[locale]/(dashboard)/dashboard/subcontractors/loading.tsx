import { PageSkeleton, RowsSkeleton } from '@/components/permits/page-skeleton';

export default function Loading() {
  return (
    <PageSkeleton action>
      <RowsSkeleton rows={5} className="h-20" />
    </PageSkeleton>
  );
}
