import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { choiceField, messageField, senderFields } from '@/components/marketing/inquiry-fields';
import { InquirySection } from '@/components/marketing/inquiry-section';
import { PageIntro } from '@/components/marketing/page-intro';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { brand } from '@/lib/brand';
import { listStates } from '@/lib/catalogue/checklists/places';
import { isLocale } from '@/lib/platform/i18n/locales';
import { PRIVACY_REQUESTS } from '@/lib/site/inquiries/types';
import { requestPrivacy } from './actions';

export const generateMetadata = metadataFromMessages('/privacy-requests');

export default async function PrivacyRequestsPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, form, site] = await Promise.all([
    getTranslations('contact.privacy'),
    getTranslations('contact.form'),
    getTranslations('site'),
  ]);
  const states = listStates().map(({ code, name }) => ({ value: code, label: name[locale] }));
  const values = { brand: brand.name };
  return (
    <PublicShell route="/privacy-requests">
      <PageIntro
        crumbs={[{ name: site('pages./privacy-requests'), key: '/privacy-requests' }]}
        title={t('title')}
        text={t('text')}
      />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 lg:grid-cols-12 lg:py-12">
        <div className="lg:col-span-7">
          <InquirySection
            label={t('formLabel')}
            fields={[
              ...senderFields(form, t('emailHint')),
              choiceField(
                { name: 'request', label: t('request'), missing: t('problems.request'), half: true },
                form('choose'),
                PRIVACY_REQUESTS.map((value) => ({ value, label: t(`requests.${value}`) })),
              ),
              choiceField(
                { name: 'state', label: t('state'), missing: t('problems.state'), half: true },
                form('choose'),
                states.sort((a, b) => a.label.localeCompare(b.label, locale)),
              ),
              messageField({ label: t('details'), hint: t('detailsHint'), missing: t('problems.details') }),
            ]}
            submit={t('submit')}
            sent={{
              title: t('sent.title'),
              next: [
                t('sent.one'),
                t('sent.two'),
                t('sent.three'),
                t('sent.four', { address: brand.supportEmail }),
              ],
            }}
            send={requestPrivacy}
          />
        </div>
        <aside className="flex flex-col gap-6 lg:col-span-5">
          <h2 className="text-2xl">{t('aside.title')}</h2>
          {(['when', 'sell', 'public', 'agent'] as const).map((id) => (
            <div key={id} className="flex flex-col gap-1 border-t border-line pt-4">
              <h3 className="text-base">{t(`aside.${id}.title`)}</h3>
              <p className="text-muted">{t(`aside.${id}.text`, values)}</p>
            </div>
          ))}
          <SiteLink to="/privacy" className="text-link inline-flex min-h-11 items-center self-start">
            {t('aside.policy')}
          </SiteLink>
        </aside>
      </div>
    </PublicShell>
  );
}
