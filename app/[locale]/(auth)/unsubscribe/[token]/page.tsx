import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PublicShell } from '@/components/layout/public-shell';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { brand } from '@/lib/brand';
import {
  findMailSubscription,
  MAIL_CHOICES,
  type MailChoice,
  type MailSubscription,
} from '@/lib/company/notifications/unsubscribe';
import { publicContext } from '@/lib/edge/server/context';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { chooseMailAction } from './actions';

interface Props {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Whose link it is decides the language, not where it was opened. */
async function loadReader({ params }: Props) {
  const { locale: given, token } = await params;
  const subscription = await findMailSubscription(publicContext(), token);
  const locale: Locale = subscription?.locale ?? (isLocale(given) ? given : DEFAULT_LOCALE);
  return { token, subscription, locale };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await loadReader(props);
  const t = await getTranslations({ locale, namespace: 'notifications.unsubscribe' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

/** Opening it changes nothing: mail scanners open links. Its buttons do. */
export default async function UnsubscribePage(props: Props) {
  const { token, subscription, locale } = await loadReader(props);
  setRequestLocale((await props.params).locale);
  const t = await getTranslations({ locale, namespace: 'notifications.unsubscribe' });
  const saved = MAIL_CHOICES.find((choice) => choice === subscription?.choice);
  const wasSaved = (await props.searchParams).saved === saved;
  return (
    <PublicShell route="/unsubscribe/[token]" params={{ token }}>
      <div lang={locale} className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-12">
        <PageHeader title={t('title')} description={t('description')} />
        <Card beam className="flex flex-col gap-5">
          {subscription ? (
            <Choices token={token} locale={locale} subscription={subscription} wasSaved={wasSaved} />
          ) : (
            <Alert tone="info">{t('unknown')}</Alert>
          )}
        </Card>
      </div>
    </PublicShell>
  );
}

interface ChoicesProps {
  token: string;
  locale: Locale;
  subscription: MailSubscription;
  wasSaved: boolean;
}

async function Choices({ token, locale, subscription, wasSaved }: ChoicesProps) {
  const t = await getTranslations({ locale, namespace: 'notifications.unsubscribe' });
  const { name, email, companyName, choice, isOn } = subscription;
  return (
    <>
      <p>{t('who', { name, email: email ?? t('noAddress'), company: companyName, brand: brand.name })}</p>
      <Alert tone={wasSaved ? 'success' : 'info'}>{isOn ? t(`now.${choice}`) : t('offByCompany')}</Alert>
      <form action={chooseMailAction} className="flex flex-col gap-3">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        {OTHERS[choice].map((other, index) => (
          <Button
            key={other}
            type="submit"
            name="choice"
            value={other}
            variant={index === 0 ? 'primary' : 'secondary'}
            className="w-full"
          >
            {t(`choose.${choice === 'stop' && other === 'keep' ? 'again' : other}`)}
          </Button>
        ))}
      </form>
      <p className="text-sm text-muted">{t('notAffected', { brand: brand.name })}</p>
    </>
  );
}

/** What a reader can change to, the likeliest first. */
const OTHERS: Record<MailChoice, readonly MailChoice[]> = {
  keep: ['stop', 'critical'],
  critical: ['stop', 'keep'],
  stop: ['keep', 'critical'],
};
