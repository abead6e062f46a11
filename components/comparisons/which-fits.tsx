import { Card } from '@/components/ui/card';

export interface Side {
  title: string;
  reasons: readonly string[];
}

/** When the other product is the better choice, and when ours is; the other first. */
export function WhichFits({ sides }: { sides: readonly Side[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map(({ title, reasons }) => (
        <Card key={title}>
          <h3 className="mb-3 text-lg">{title}</h3>
          <ul className="flex list-[square] flex-col gap-2.5 pl-5 marker:text-muted">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
