import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card } from '@/components/ui/card';
import { brand } from '@/lib/brand';
import { figure } from '@/lib/platform/i18n/format';
import { type FieldProblem, type InquiryField, InquiryForm } from './inquiry-form';

/** A field as a page names it; what is wrong with an overlong or unstorable one reads the same everywhere. */
export type FieldTexts = Omit<InquiryField, 'problems' | 'half' | 'required'> & {
  half?: boolean;
  /** Said when it is left empty; a field without may stay empty. */
  missing?: string;
  invalid?: string;
};

export interface InquirySectionProps {
  /** Names the form. */
  label: string;
  title?: ReactNode;
  text?: ReactNode;
  fields: readonly FieldTexts[];
  submit: string;
  sent: { title: string; next: readonly string[] };
  send: (input: unknown) => Promise<ActionAnswer<{ reference: string }>>;
}

/** A form of the public site with the words that all of them share. */
export function InquirySection({ label, title, text, fields, submit, sent, send }: InquirySectionProps) {
  const t = useTranslations('contact.form');
  const locale = useAppLocale();
  const address = brand.supportEmail;
  const getFailureTexts = (code: 'forbidden' | 'rate_limited' | 'unavailable') => ({
    title: t(`failures.${code}.title`),
    text: t(`failures.${code}.text`, { address }),
  });
  return (
    <Card beam as="section">
      {title ? <h2 className="text-2xl">{title}</h2> : null}
      {text ? <p className="mt-2 max-w-[60ch] text-muted">{text}</p> : null}
      <div className={title ? 'mt-6' : undefined}>
        <noscript>
          <p className="mb-6 border-l-4 border-accent pl-4">{t('noScript', { address })}</p>
        </noscript>
        <InquiryForm
          label={label}
          locale={locale}
          fields={fields.map(({ missing, invalid, half = false, ...field }) => {
            const problems: Record<FieldProblem, string> = {
              missing: missing ?? t('problems.invalid'),
              invalid: invalid ?? t('problems.invalid'),
              too_long: t('problems.tooLong', { max: figure(field.maxLength ?? 0) }),
            };
            return { ...field, half, required: missing !== undefined, problems };
          })}
          words={{
            optional: t('optional'),
            submit,
            sending: t('sending'),
            leaveEmpty: t('leaveEmpty'),
            failures: {
              forbidden: getFailureTexts('forbidden'),
              rate_limited: getFailureTexts('rate_limited'),
              unavailable: getFailureTexts('unavailable'),
            },
            sent: { ...sent, reference: t('sent.reference'), copy: t('sent.copy') },
          }}
          send={send}
        />
      </div>
    </Card>
  );
}
