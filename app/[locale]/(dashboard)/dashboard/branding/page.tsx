import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getBranding } from '@/lib/company/branding/queries';
import { openPage } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Editor } from './_components/editor';
import { LockedBranding } from './_components/locked';
import {
  askReplyAddressAction,
  changeBrandingAction,
  dropReplyAddressAction,
  removeLogoAction,
  resetBrandingAction,
} from './actions';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'branding' });
  return { title: t('title') };
}

export default async function BrandingPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/branding', locale);
  if (gate.locked) return <LockedBranding company={gate.company.name} tier={gate.locked} />;
  const { ctx, company } = gate;
  const [branding, t] = await Promise.all([getBranding(ctx), getTranslations('branding')]);
  return (
    <>
      <PageHeader eyebrow={company.name} title={t('title')} description={t('description')} />
      <ClientMessages namespaces={['branding']}>
        <Editor
          company={company.name}
          branding={branding}
          clock={{ now: ctx.now, timeZone: company.timeZone }}
          actions={{
            change: changeBrandingAction,
            removeLogo: removeLogoAction,
            reset: resetBrandingAction,
            ask: askReplyAddressAction,
            drop: dropReplyAddressAction,
          }}
        />
      </ClientMessages>
    </>
  );
}
