import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { ASKED_BESIDE } from '@/lib/company/imports/kinds';
import { listImports, previewImport } from '@/lib/company/imports/queries';
import { ownImportSchema } from '@/lib/company/imports/schema';
import { IMPORT_KINDS } from '@/lib/company/imports/types';
import { openPage, requirePageRate, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Draft } from './_components/draft';
import { Faults } from './_components/faults';
import { Imports } from './_components/imports';
import { LockedBulk } from './_components/locked';
import { Upload } from './_components/upload';
import { Views } from './_components/views';
import {
  dropImportAction,
  mapImportAction,
  readImportAction,
  startImportAction,
  stopImportAction,
  undoImportAction,
} from './actions';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'bulk' });
  return { title: t('title') };
}

export default async function BulkPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/bulk-operations', locale);
  if (gate.locked) return <LockedBulk company={gate.company.name} tier={gate.locked} />;
  await requirePageRate();
  const { import: asked } = await searchParams;
  return <Bulk gate={gate} asked={asked} />;
}

interface BulkProps {
  gate: UserGate;
  asked: unknown;
}

async function Bulk({ gate: { ctx, company }, asked }: BulkProps) {
  const [t, all] = await Promise.all([getTranslations('bulk'), listImports(ctx)]);
  const wanted = ownImportSchema.safeParse({ importId: asked }).data?.importId;
  const draft = all.find(({ id, state }) => id === wanted && state === 'draft');
  const preview = draft ? await previewImport(ctx, { importId: draft.id }) : null;
  const kinds = IMPORT_KINDS.filter((kind) =>
    ASKED_BESIDE[kind].every((permission) => mayUse(permission, company)),
  );
  const clock = { now: ctx.now, timeZone: company.timeZone };
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <ClientMessages namespaces={['bulk']}>
        <div className="flex flex-col gap-8">
          {draft && preview ? (
            <Draft
              key={draft.id}
              draft={{ id: draft.id, kind: draft.kind, fileName: draft.fileName, total: draft.total }}
              preview={preview}
              actions={{ map: mapImportAction, start: startImportAction, drop: dropImportAction }}
            >
              <Faults preview={preview} />
            </Draft>
          ) : (
            <Upload kinds={kinds} />
          )}
          <Imports
            imports={all
              .filter(({ id }) => id !== draft?.id)
              .map(({ createdAt, ...one }) => ({ ...one, at: createdAt.toISOString() }))}
            clock={{ now: clock.now.toISOString(), timeZone: clock.timeZone }}
            actions={{ read: readImportAction, stop: stopImportAction, undo: undoImportAction }}
          />
        </div>
      </ClientMessages>
      <Views ctx={ctx} />
    </>
  );
}
