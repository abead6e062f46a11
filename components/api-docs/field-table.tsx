import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { FieldRow } from '@/lib/api/field-rows';
import type { JsonSchema } from '@/lib/api/openapi-types';
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

/** Fields with their type and what they mean. */
export function FieldTable({ label, rows, sent = false }: FieldTableProps) {
  const t = useTranslations('api.call');
  return (
    <Table label={label} className="min-w-[34rem]">
      <TableHead>
        <TableRow>
          <TableHeader>{t('name')}</TableHeader>
          <TableHeader>{t('type')}</TableHeader>
          <TableHeader>{t('meaning')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ path, required, schema, description, place }) => (
          <TableRow key={`${place}.${path}`}>
            <th scope="row" className="px-3 py-2 align-top font-normal">
              <code className="font-mono text-xs wrap-anywhere" translate="no">
                {path}
              </code>
              {sent && required ? (
                <span className="block text-xs font-semibold text-accent">{t('required')}</span>
              ) : null}
            </th>
            <TableCell className="align-top">
              <TypeWords schema={schema} />
              {place ? <span className="block text-xs text-muted">{t(`in.${place}`)}</span> : null}
            </TableCell>
            <TableCell className="align-top">
              {description}
              <Bounds schema={schema} sent={sent} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What a value has to be: one of these, so long, so large, and what counts when it is left out. */
function Bounds({ schema, sent }: { schema: JsonSchema; sent: boolean }) {
  const t = useTranslations('api.call');
  const code = (value: unknown) => (
    <code key={String(value)} className="font-mono text-xs" translate="no">
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </code>
  );
  const inner = schema.anyOf?.find((part) => part.type !== 'null') ?? schema;
  const values = inner.enum ?? inner.items?.enum;
  const parts: ReactNode[] = [];
  if (values) {
    const list = values.map((value, index) => [index > 0 ? ', ' : null, code(value)]);
    parts.push(t.rich('oneOf', { values: () => list }));
  }
  if (sent && !values) {
    const { minLength = 0, maxLength, minimum, maximum } = inner;
    if (maxLength !== undefined) parts.push(t('length', { min: minLength, max: maxLength }));
    if (minimum !== undefined && maximum !== undefined)
      parts.push(t('range', { min: minimum, max: maximum }));
  }
  const fallback = schema.default;
  if (sent && fallback !== undefined && fallback !== '' && typeof fallback !== 'object')
    parts.push(t.rich('default', { code: () => code(fallback) }));
  if (parts.length === 0) return null;
  return (
    <span className="mt-0.5 block text-xs text-muted">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bounds of one field never move
        <span key={index}>{part} </span>
      ))}
    </span>
  );
}
