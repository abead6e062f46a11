import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/branding/brand-mark';
import { toned } from '@/components/branding/toned';
import { brand } from '@/lib/brand';
import type { BrandLook } from '@/lib/company/branding/types';

interface Props {
  look: BrandLook;
  senderName: string | null;
  replyEmail: string | null;
}

/** Of a job that is made up. */
const ADDRESS = '1200 Oak St';
const SCHEMES = ['light', 'dark'] as const;
const SCREENS = ['mail', 'client', 'portal'] as const;
type Screen = (typeof SCREENS)[number];

/** What others will see, in light and in dark, and on paper. */
export function Preview({ look, senderName, replyEmail }: Props) {
  const t = useTranslations('branding.preview');
  const parts: Record<Screen, ReactNode> = {
    mail: <Mail look={look} senderName={senderName} replyEmail={replyEmail} />,
    client: <ClientPage look={look} />,
    portal: <Portal look={look} />,
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {SCREENS.map((screen) => (
        <figure key={screen} className="flex min-w-0 flex-col gap-2">
          <figcaption className="font-semibold">{t(`screens.${screen}`)}</figcaption>
          <div className="grid min-w-0 gap-3 sm:grid-cols-2">
            {SCHEMES.map((scheme) => (
              <Sheet key={scheme} look={look} scheme={scheme} label={t(scheme)}>
                {parts[screen]}
              </Sheet>
            ))}
          </div>
        </figure>
      ))}
      <figure className="flex min-w-0 flex-col gap-2">
        <figcaption className="font-semibold">{t('screens.report')}</figcaption>
        <Sheet look={look} scheme="light" label={t('paper')}>
          <Report look={look} />
        </Sheet>
      </figure>
    </div>
  );
}

interface SheetProps {
  look: BrandLook;
  scheme: (typeof SCHEMES)[number];
  label: string;
  children: ReactNode;
}

/** A picture of a screen: nothing in it can be used, and readers of the page are told what it is. */
function Sheet({ look, scheme, label, children }: SheetProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-sm text-muted">{label}</p>
      <div
        aria-hidden="true"
        {...toned(look.tones)}
        data-scheme={scheme}
        className="min-w-0 flex-1 overflow-hidden rounded-md border border-line bg-paper p-4 text-sm text-ink"
      >
        {children}
      </div>
    </div>
  );
}

function Mail({ look, senderName, replyEmail }: Props) {
  const t = useTranslations('branding.preview');
  const name = senderName === null ? brand.name : t('sender', { name: senderName, brand: brand.name });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted wrap-anywhere">
        {t('from', { name })}
        {replyEmail ? <span className="block">{t('replyTo', { address: replyEmail })}</span> : null}
      </p>
      <BrandMark look={look} />
      <div className="rounded-b-md border border-t-[3px] border-line border-t-accent bg-card p-3">
        <p className="font-semibold">{t('mail.title', { company: look.company })}</p>
        <p className="my-2">{t('mail.text')}</p>
        <Action>{t('mail.action')}</Action>
      </div>
    </div>
  );
}

function ClientPage({ look }: { look: BrandLook }) {
  const t = useTranslations('branding.preview');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2">
        <BrandMark look={look} />
        <Action>{t('client.call')}</Action>
      </div>
      <div className="border-t-[3px] border-t-accent pt-2">
        <p className="text-lg font-semibold">{ADDRESS}</p>
        <p>{t('client.text')}</p>
      </div>
    </div>
  );
}

function Portal({ look }: { look: BrandLook }) {
  const t = useTranslations('branding.preview');
  return (
    <div className="flex flex-col gap-3">
      <BrandMark look={look} />
      <div className="rounded-b-md border border-t-[3px] border-line border-t-accent bg-card p-3">
        <p className="font-semibold">{t('portal.title')}</p>
        <p className="my-2">{t('portal.text')}</p>
        <Action>{t('portal.action')}</Action>
      </div>
    </div>
  );
}

function Report({ look }: { look: BrandLook }) {
  const t = useTranslations('branding.preview');
  return (
    <div className="flex flex-col gap-2 bg-white">
      <div className="h-1 bg-accent" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BrandMark look={look} />
        <p className="text-muted">{t('report.kind')}</p>
      </div>
      <p className="text-lg font-semibold">{t('report.title')}</p>
    </div>
  );
}

/** Looks like the button it stands for. */
function Action({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex rounded-md bg-accent px-3 py-1.5 font-semibold text-on-accent">
      {children}
    </span>
  );
}
