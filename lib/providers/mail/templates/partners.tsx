import { brand } from '@/lib/brand';
import type { PartnerKind, Verdict } from '@/lib/site/partners/types';
import { Action, Facts, Paragraph, Quote, Title } from '../parts';
import type { Template } from '../types';
import { companyName, line, lines, personName } from '../untrusted';

const BODY_MAX = 10_000;

export interface PartnerReceivedProps {
  /** The reader's name. */
  name: string;
  organisation: string;
}

/** An application has arrived, and what happens next. */
export const partnerReceived: Template<PartnerReceivedProps> = ({ name, organisation }, { t, page }) => {
  const title = t('mail.partners.received.subject', { brand: brand.name });
  const text = t('mail.partners.received.text', { organisation: companyName(organisation) });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{t('mail.partners.received.next')}</Paragraph>
        <Action href={page('/partner-applications')}>{t('mail.partners.open')}</Action>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

export interface PartnerAnsweredProps extends PartnerReceivedProps {
  verdict: Verdict;
  /** Our own words. */
  answer: string;
}

export const partnerAnswered: Template<PartnerAnsweredProps> = (props, { t, page }) => {
  const { name, organisation, verdict, answer } = props;
  const title = t(`mail.partners.answered.${verdict}.subject`, { brand: brand.name });
  return {
    subject: title,
    preview: line(answer, BODY_MAX),
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>
          {t(`mail.partners.answered.${verdict}.text`, { organisation: companyName(organisation) })}
        </Paragraph>
        <Quote>{lines(answer, BODY_MAX)}</Quote>
        <Action href={page('/partner-applications')}>{t('mail.partners.open')}</Action>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

export interface PartnerArrivedProps {
  kind: PartnerKind;
  organisation: string;
  applicant: string;
}

/** Tells support that somebody wants to work with us; what they wrote is read where it is answered. */
export const partnerArrived: Template<PartnerArrivedProps> = (props, { t, page }) => {
  const organisation = companyName(props.organisation);
  const title = t('mail.partners.arrived.subject', { organisation });
  return {
    subject: title,
    preview: t(`mail.partners.kinds.${props.kind}`),
    body: (
      <>
        <Title>{title}</Title>
        <Facts
          rows={[
            [t('mail.partners.arrived.kind'), t(`mail.partners.kinds.${props.kind}`)],
            [t('mail.partners.arrived.applicant'), personName(props.applicant)],
          ]}
        />
        <Action href={page('/admin/partner-applications')}>{t('mail.partners.arrived.action')}</Action>
      </>
    ),
    reason: t('mail.support.arrived.reason', { brand: brand.name }),
  };
};
