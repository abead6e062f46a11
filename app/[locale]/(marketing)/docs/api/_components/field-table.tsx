import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Table, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { FieldRow } from '@/lib/edge/api/field-rows';
import type { JsonSchema } from '@/lib/edge/api/openapi-types';
import { TypeWords } from './type-words';

export interface TableField extends FieldRow {
  /** Where a parameter goes. */
  place?: 'path' | 'query' | 'header';
}

export interface FieldTableProps {
  /** Names the table; no other on the page has the same. */
  label: string;
  rows: readonly TableField[];
  /** Marks what cannot be left out: for what is sent, not for what comes back. */
  sent?: boolean;
}

/** Said once for the table: it has hundreds of rows on one page. */
const ROWS =
  '[&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-0 ' +
  '[&_:is(tbody_th,td)]:px-3 [&_:is(tbody_th,td)]:py-2 [&_:is(tbody_th,td)]:align-top [&_tbody_th]:font-normal ' +
  '[&_code]:font-mono [&_code]:text-xs [&_td_code]:wrap-anywhere ' +
  '[&_small]:mt-0.5 [&_small]:block [&_small]:text-xs [&_small]:text-muted';

/** Fields with their type and what they mean. */
export function FieldTable({ label, rows, sent = false }: FieldTableProps) {
  const t = useTranslations('api.call');
  return (
    <Table label={label} className={`min-w-[34rem] ${ROWS}`}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('name')}</TableHeader>
          <TableHeader>{t('type')}</TableHeader>
          <TableHeader>{t('meaning')}</TableHeader>
        </TableRow>
      </TableHead>
      <tbody>
        {rows.map(({ path, required, schema, description, place }) => (
          <tr key={`${place}.${path}`}>
            <th scope="row">
              <code translate="no">
                <PathWords path={path} />
              </code>
              {sent && required ? (
                <strong className="block text-xs font-semibold text-accent">{t('required')}</strong>
              ) : null}
            </th>
            <td>
              <TypeWords schema={schema} />
              {place ? <small>{t(`in.${place}`)}</small> : null}
            </td>
            <td>
              {description}
              <Bounds schema={schema} sent={sent} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A long path breaks after a dot, never within a name. */
function PathWords({ path }: { path: string }) {
  const [first = '', ...rest] = path.split('.');
  return (
    <>
      {first}
      {rest.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the names of one path never move
        <Fragment key={index}>
          .<wbr />
          {name}
        </Fragment>
      ))}
    </>
  );
}

/** What a value has to be: one of these, so long, so large, and what counts when it is left out. */
function Bounds({ schema, sent }: { schema: JsonSchema; sent: boolean }) {
  const t = useTranslations('api.call');
  const code = (value: unknown) => (
    <code key={String(value)} translate="no">
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </code>
  );
  const inner = schema.anyOf?.find((part) => part.type !== 'null') ?? schema;
  const values = inner.enum ?? inner.items?.enum;
  const parts: ReactNode[] = [];
  if (values) {
    parts.push(
      t.rich('oneOf', { values: () => <code translate="no">{values.map(String).join(', ')}</code> }),
    );
  }
  if (sent && !values) {
    const { minLength = 0, maxLength, minimum, maximum } = inner;
    if (maxLength !== undefined)
      parts.push(t(minLength === 0 ? 'lengthUpTo' : 'length', { min: minLength, max: maxLength }));
    if (minimum !== undefined && maximum !== undefined)
      parts.push(t('range', { min: minimum, max: maximum }));
  }
  const fallback = schema.default;
  if (sent && fallback !== undefined && fallback !== '' && typeof fallback !== 'object')
    parts.push(t.rich('default', { code: () => code(fallback) }));
  if (parts.length === 0) return null;
  return (
    <small>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bounds of one field never move
        <Fragment key={index}>{part} </Fragment>
      ))}
    </small>
  );
}
