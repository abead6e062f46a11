import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { InquiryKind } from '@/lib/site/inquiries/types';
import { Facts, Paragraph, Quote } from '../parts';
import type { Template } from '../types';
import { line, lines, personName } from '../untrusted';

/** What a form asks beside name, e-mail address and message. */
const DETAILS = ['company', 'phone', 'cities', 'permitsPerYear', 'topic', 'request', 'state'] as const;
export type InquiryDetails = Partial<Record<(typeof DETAILS)[number], string>>;

export interface SupportInquiryProps {
  kind: InquiryKind;
  reference: string;
  name: string;
  email: string;
  /** In which the inquiry was written. */
  language: Locale;
  details: InquiryDetails;
  message: string;
}

const FACT_MAX = 500;
const MESSAGE_MAX = 20_000;

/** Tells support of an inquiry, the whole of it, so that an answer needs no second place to look. */
export const supportInquiry: Template<SupportInquiryProps> = (props, { t }) => {
  const title = t(`mail.inquiry.kinds.${props.kind}`);
  const promise = t(`mail.inquiry.promises.${props.kind}`);
  const entered = DETAILS.flatMap((name): [string, string][] => {
    const value = props.details[name];
    return value ? [[t(`mail.inquiry.facts.${name}`), line(value, FACT_MAX)]] : [];
  });
  return {
    subject: `[${props.reference}] ${title}: ${personName(props.name)}`,
    preview: promise,
    body: (
      <>
        <Paragraph>{promise}</Paragraph>
        <Facts
          rows={[
            [t('mail.inquiry.facts.reference'), props.reference],
            [t('mail.inquiry.facts.form'), title],
            [t('mail.inquiry.facts.name'), line(props.name, FACT_MAX)],
            [t('mail.inquiry.facts.email'), line(props.email, FACT_MAX)],
            ...entered,
            [t('mail.inquiry.facts.language'), props.language],
          ]}
        />
        <Quote>{lines(props.message, MESSAGE_MAX)}</Quote>
      </>
    ),
    reason: t('mail.inquiry.reason', { brand: brand.name, reference: props.reference }),
  };
};
