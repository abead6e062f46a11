import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { SiteLink } from '@/components/layout/site-link';
import { choiceField, messageField, senderFields } from '@/components/marketing/inquiry-fields';
import { InquirySection } from '@/components/marketing/inquiry-section';
import { PageIntro } from '@/components/marketing/page-intro';
import { metadataFromMessages } from '@/components/seo/page-metadata';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/platform/i18n/locales';
import { CONTACT_TOPICS } from '@/lib/site/inquiries/types';
import { sendMessage } from './actions';

export const generateMetadata = metadataFromMessages('/contact');

const WAYS = [
  { id: 'faq', to: '/faq' },
  { id: 'enterprise', to: '/enterprise' },
  { id: 'privacy', to: '/privacy-requests' },
] as const;

export default async function ContactPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, form, site] = await Promise.all([
    getTranslations('contact'),
    getTranslations('contact.form'),
    getTranslations('site'),
  ]);
  return (
    <PublicShell route="/contact">
      <PageIntro
        crumbs={[{ name: site('pages./contact'), key: '/contact' }]}
        title={t('title')}
        text={t('text')}
      />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-8 sm:px-6 lg:grid-cols-12 lg:py-12">
        <div className="lg:col-span-7">
          <InquirySection
            label={form('label', { brand: brand.name })}
            fields={[
              ...senderFields(form),
              {
                name: 'company',
                kind: 'text',
                label: form('company'),
                maxLength: 160,
                autoComplete: 'organization',
                half: true,
              },
              choiceField(
                { name: 'topic', label: form('topic'), missing: form('problems.topic'), half: true },
                form('choose'),
                CONTACT_TOPICS.map((value) => ({ value, label: form(`topics.${value}`) })),
              ),
              messageField({
                label: form('message'),
                hint: form('messageHint'),
                missing: form('problems.message'),
              }),
            ]}
            submit={form('submit')}
            sent={{
              title: form('sent.title'),
              next: [form('sent.one'), form('sent.two', { address: brand.supportEmail })],
            }}
            send={sendMessage}
          />
        </div>
        <aside className="flex flex-col gap-6 lg:col-span-5">
          <h2 className="text-2xl">{t('aside.title')}</h2>
          <div className="border-t border-line pt-4">
            <h3 className="text-base">{t('aside.email')}</h3>
            <a href={`mailto:${brand.supportEmail}`} className="text-link inline-flex min-h-11 items-center">
              {brand.supportEmail}
            </a>
          </div>
          {WAYS.map(({ id, to }) => (
            <div key={id} className="border-t border-line pt-4">
              <SiteLink to={to} className="text-link inline-flex min-h-11 items-center font-semibold">
                {t(`aside.${id}`)}
              </SiteLink>
              <p className="text-muted">{t(`aside.${id}Text`)}</p>
            </div>
          ))}
        </aside>
      </div>
    </PublicShell>
  );
}
