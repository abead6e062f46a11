import { brand } from '@/lib/brand';
import { Action, Muted, Paragraph, Reference, Title } from '../parts';
import type { Template } from '../types';
import { companyName, personName } from '../untrusted';

export interface WelcomeProps {
  /** The reader's name. */
  name: string;
  company: string;
  /** Whether a city of theirs is monitored: else the checklist and the check are what they begin with. */
  isMonitored: boolean;
}

/** What a new account begins with. */
export const welcome: Template<WelcomeProps> = ({ name, company, isMonitored }, { t, page }) => {
  const way = isMonitored ? 'monitored' : 'unmonitored';
  const title = t('mail.welcome.subject', { brand: brand.name });
  const text = t(`mail.welcome.${way}.text`, { company: companyName(company) });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{t(`mail.welcome.${way}.first`)}</Paragraph>
        <Action href={page(isMonitored ? '/dashboard' : '/dashboard/permit-checklist')}>
          {t(`mail.welcome.${way}.action`)}
        </Action>
        {isMonitored ? (
          <Reference href={page('/dashboard/permit-checklist')}>{t('mail.welcome.checklist')}</Reference>
        ) : (
          <Reference href={page('/cities')}>{t('mail.welcome.cities')}</Reference>
        )}
        <Muted>{t('mail.welcome.trial')}</Muted>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};
