import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { RunDetail } from '@/lib/checking/checks/queries';
import { documentPlace, type Names, pagesText } from './result-view';
import { ShowPlace } from './show-place';

/** Each document of a package in a colour and by a number, so that it reads in grey as well. */
const COLOURS = [
  'var(--status-pending)',
  'var(--status-ready)',
  'var(--status-hold)',
  'var(--status-finaled)',
  'var(--status-action)',
  'var(--status-expired)',
] as const;

const BLOCK = { width: 18, height: 24, gap: 3, perRow: 30 };

interface PageBlock {
  page: number;
  /** Of the document it belongs to; null for none. */
  document: number | null;
  findings: number;
}

interface FileBlocks {
  id: string;
  name: string;
  pages: PageBlock[];
}

function toBlocks(run: RunDetail): FileBlocks[] {
  const documents = run.review?.documents ?? [];
  return run.files
    .filter(({ pages }) => pages !== null && pages > 0)
    .map(({ id, name, pages }) => ({
      id,
      name,
      pages: Array.from({ length: pages ?? 0 }, (_, index) => {
        const page = index + 1;
        const document = documents.findIndex(
          ({ fileId, firstPage, lastPage }) => fileId === id && firstPage <= page && page <= lastPage,
        );
        return {
          page,
          document: document < 0 ? null : document,
          findings: run.findings.filter(({ places }) =>
            places.some((place) => place.fileId === id && place.page === page),
          ).length,
        };
      }),
    }));
}

/** The package at a glance: its pages by document, and where something was found; the table behind it says the same. */
export function PackageStrip({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.strip');
  const files = toBlocks(run);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="package" className="flex flex-col gap-3">
      <div>
        <h2 id="package" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-sm text-muted">{t('text')}</p>
      </div>
      <div aria-hidden="true" className="flex flex-col gap-3">
        {files.map((file) => (
          <div key={file.id}>
            <p className="mb-1 truncate text-sm">
              <bdi>{file.name}</bdi>
            </p>
            <Blocks pages={file.pages} />
          </div>
        ))}
      </div>
      <Disclosure summary={t('table')} className="border-b-0">
        <StripTable run={run} names={names} />
      </Disclosure>
    </section>
  );
}

function Blocks({ pages }: { pages: readonly PageBlock[] }) {
  const { width, height, gap, perRow } = BLOCK;
  return (
    <ul className="flex flex-wrap" style={{ gap, maxWidth: perRow * (width + gap) }}>
      {pages.map(({ page, document, findings }) => (
        <li key={page} style={{ width, height }} className="relative">
          <svg viewBox={`0 0 ${width} ${height}`} role="presentation" className="block size-full">
            <rect
              x="0.5"
              y="0.5"
              width={width - 1}
              height={height - 1}
              rx="2"
              fill={document === null ? 'var(--sunken)' : COLOURS[document % COLOURS.length]}
              fillOpacity={document === null ? 1 : 0.28}
              stroke={document === null ? 'var(--control)' : COLOURS[document % COLOURS.length]}
            />
            <text
              x={width / 2}
              y={height - 6}
              textAnchor="middle"
              fontSize="9"
              fontWeight="700"
              fill="var(--ink)"
            >
              {document === null ? '' : document + 1}
            </text>
            {findings > 0 ? (
              <circle
                cx={width - 4.5}
                cy="4.5"
                r="4"
                fill="var(--accent)"
                stroke="var(--card)"
                strokeWidth="1"
              />
            ) : null}
          </svg>
        </li>
      ))}
    </ul>
  );
}

function StripTable({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.strip');
  const documents = run.review?.documents ?? [];
  return (
    <Table label={t('table')} narrow>
      <TableHead>
        <TableRow>
          <TableHeader>{t('number')}</TableHeader>
          <TableHeader>{t('document')}</TableHeader>
          <TableHeader>{t('pages')}</TableHeader>
          <TableHeader numeric>{t('findings')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {documents.map((document, index) => {
          const { documentId, fileId, firstPage, lastPage } = document;
          const name = names.documents.get(documentId) ?? documentId;
          const found = run.findings.filter(({ places }) =>
            places.some((at) => at.fileId === fileId && firstPage <= at.page && at.page <= lastPage),
          ).length;
          return (
            <TableRow key={`${fileId} ${firstPage} ${documentId}`}>
              <TableCell numeric={false}>{index + 1}</TableCell>
              <TableCell>{name}</TableCell>
              <TableCell>
                <ShowPlace
                  title={name}
                  places={[documentPlace(document, names)]}
                  label={t('where', {
                    file: names.files.get(fileId) ?? '',
                    pages: pagesText(firstPage, lastPage),
                  })}
                />
              </TableCell>
              <TableCell numeric>{found}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
