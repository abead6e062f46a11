import { brand } from '@/lib/brand';
import type { Subject } from '@/lib/site/privacy/types';
import { Action, Facts, Muted, Note, Paragraph, Title } from '../parts';
import type { Template } from '../types';
import { companyName, personName } from '../untrusted';

export interface ExportReadyProps {
  /** The reader's name. */
  name: string;
  subject: Subject;
  expiresAt: Date;
}

/** The link leads to the page, which asks for the password: who finds the mail finds nothing. */
export const exportReady: Template<ExportReadyProps> = ({ name, subject, expiresAt }, { t, page, date }) => {
  const title = t('mail.privacy.ready.subject');
  const text = t(`mail.privacy.ready.${subject}`, { brand: brand.name });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Action href={page('/dashboard/settings/privacy')}>{t('mail.privacy.ready.action')}</Action>
        <Muted>{t('mail.privacy.ready.until', { date: date(expiresAt) })}</Muted>
        <Note>{t('mail.privacy.ready.notYou', { support: brand.supportEmail })}</Note>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

export interface DeletionProps {
  /** The reader's name. */
  name: string;
  kind: 'requested' | 'taken_back';
  subject: Subject;
  /** Null for a person's. */
  company: string | null;
  dueAt: Date;
}

export const deletion: Template<DeletionProps> = (props, { t, page, date }) => {
  const { name, kind, subject, company, dueAt } = props;
  const values = {
    brand: brand.name,
    company: company === null ? '' : companyName(company),
    date: date(dueAt),
  };
  const title = t(`mail.privacy.deletion.${kind}.${subject}.subject`, values);
  const text = t(`mail.privacy.deletion.${kind}.${subject}.text`, values);
  const asked = kind === 'requested';
  return {
    subject: title,
    // The text is longer than the line a mail client shows.
    preview: title,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {asked ? (
          <Paragraph>{t(`mail.privacy.deletion.requested.${subject}.takeBack`, values)}</Paragraph>
        ) : null}
        <Action href={page('/dashboard/settings/privacy')}>{t('mail.privacy.deletion.action')}</Action>
        {asked ? <Muted>{t('mail.privacy.deletion.last')}</Muted> : null}
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

export interface CasesDueProps {
  cases: readonly { reference: string; duty: 'confirm' | 'answer'; on: string; days: number }[];
}

/** Tells support which privacy requests have their legal day near or behind them. */
export const casesDue: Template<CasesDueProps> = ({ cases }, { t, page, day }) => {
  const title = t('mail.privacy.cases.subject', { count: cases.length });
  return {
    subject: title,
    preview: t('mail.privacy.cases.text'),
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.privacy.cases.text')}</Paragraph>
        <Facts
          rows={cases.map(({ reference, duty, on, days }) => [
            reference,
            t(`mail.privacy.cases.${days < 0 ? 'late' : duty}`, { day: day(on) }),
          ])}
        />
        <Action href={page('/admin/privacy')}>{t('mail.privacy.cases.action')}</Action>
      </>
    ),
    reason: t('mail.privacy.cases.reason', { brand: brand.name }),
  };
};
