import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { gateRules } from '@/lib/edge/server/gate-rules';
import { requirePermission } from '@/lib/edge/server/session';
import { listPasskeys } from '@/lib/identity/accounts/passkeys-changes';
import { getSecondFactorState } from '@/lib/identity/accounts/second-factor-changes';
import { listSecurityEvents } from '@/lib/identity/audit/queries';
import { listSessions } from '@/lib/identity/sessions/queries';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Activity } from './_components/activity';
import { EmailState } from './_components/email-state';
import { PasswordForm } from './_components/password-form';
import { ProfileForm } from './_components/profile-form';
import { Reauthentication } from './_components/reauthentication';
import { DevicesSection, PasskeysSection, TwoStepSection } from './_components/sections';

type Props = { params: Promise<{ locale: string }> };

const ACTIVITY_LENGTH = 20;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'settings' });
  return { title: t('title') };
}

export default async function SettingsPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, account } = await requirePermission('account.own', locale);
  const { user, company } = account;
  const [secondFactor, passkeys, sessions, events, t, partners] = await Promise.all([
    getSecondFactorState(ctx),
    listPasskeys(ctx),
    listSessions(ctx),
    listSecurityEvents(ctx, ACTIVITY_LENGTH),
    getTranslations('settings'),
    getTranslations('partners.link'),
  ]);
  const clock = { now: ctx.now, timeZone: company?.timeZone ?? 'UTC' };
  const { firstName, lastName, email } = user;
  const hasOthers = sessions.length > 1;
  const verified = user.emailVerifiedAt !== null;
  return (
    <>
      <PageHeader eyebrow={email} title={t('title')} description={t('description')} />
      <ClientMessages namespaces={['settings', 'auth']}>
        <Reauthentication asksCode={secondFactor.enabledAt !== null} hasPasskey={passkeys.length > 0}>
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-6">
              <Card as="section" beam>
                <CardHeader title={t('profile.title')} />
                <ProfileForm profile={{ firstName, lastName, locale: user.locale }} />
              </Card>
              <Card as="section">
                <CardHeader title={t('email.title')} />
                <EmailState email={email} verified={verified} />
              </Card>
              <Card as="section">
                <CardHeader title={t('password.title')} description={t('password.description')} />
                <PasswordForm email={email} />
              </Card>
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Card as="section">
                <CardHeader title={t('twoStep.title')} description={t('twoStep.description')} />
                {user.isAdmin && !user.hasSecondFactor && gateRules().adminsNeedSecondFactor ? (
                  <Alert tone="warning" title={t('twoStep.admin.title')} className="mb-4">
                    {t('twoStep.admin.text')}
                  </Alert>
                ) : null}
                {verified || secondFactor.enabledAt ? (
                  <TwoStepSection email={email} {...secondFactor} hasOthers={hasOthers} clock={clock} />
                ) : (
                  <p>{t('email.first')}</p>
                )}
              </Card>
              <Card as="section">
                <CardHeader title={t('passkeys.title')} description={t('passkeys.description')} />
                {verified || passkeys.length > 0 ? (
                  <PasskeysSection passkeys={passkeys} hasOthers={hasOthers} clock={clock} />
                ) : (
                  <p>{t('email.first')}</p>
                )}
              </Card>
              <Card as="section">
                <CardHeader title={t('devices.title')} description={t('devices.description')} />
                <DevicesSection sessions={sessions} clock={clock} />
              </Card>
            </div>
          </div>
          <Card as="section" className="mt-6">
            <CardHeader
              title={t('dataLink.title')}
              description={t('dataLink.text')}
              actions={
                <AppLink to="/dashboard/settings/privacy" className={buttonClass({ variant: 'secondary' })}>
                  {t('dataLink.action')}
                </AppLink>
              }
            />
          </Card>
          <Card as="section" className="mt-6">
            <CardHeader
              title={partners('title')}
              description={partners('text')}
              actions={
                <AppLink to="/partner-applications" className={buttonClass({ variant: 'secondary' })}>
                  {partners('action')}
                </AppLink>
              }
            />
          </Card>
          <Card as="section" className="mt-6">
            <CardHeader
              title={t('activity.title')}
              description={t('activity.description', { count: ACTIVITY_LENGTH })}
            />
            <Activity events={events} clock={clock} />
          </Card>
        </Reauthentication>
      </ClientMessages>
    </>
  );
}
