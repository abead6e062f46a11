import { Alert } from '@/components/ui/alert';

/** What the address of a list says where one opened a thing that is not, or no longer, among the company's. */
const NOT_YOURS = 'missing';

/** Where somebody is led who opened what the list does not hold. */
export function toListWithout(list: string): string {
  return `${list}?${NOT_YOURS}=1`;
}

/** Says at the head of a list why one is here instead of at the thing one opened. */
export function NotYours({
  query,
  text,
}: {
  query: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}) {
  return query[NOT_YOURS] === undefined ? null : (
    <Alert tone="info" className="mx-4 my-3 desk:mx-6">
      {text}
    </Alert>
  );
}
