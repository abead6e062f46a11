import { brand } from '@/lib/brand';
import { Action, Muted, Note, Paragraph, Title } from '../parts';
import { type Template, VALID_FOR } from '../types';
import { companyName } from '../untrusted';

export interface ReplyAddressProps {
  /** Whose answers would come here. */
  company: string;
  /** Of the page that asks, with the token. */
  path: string;
}

/** To whoever reads at an address a company named for answers; they may know nothing of it. */
export const replyAddress: Template<ReplyAddressProps> = (props, { t, link }) => {
  const company = companyName(props.company);
  const title = t('mail.replyAddress.subject', { company });
  const text = t('mail.replyAddress.text', { company, brand: brand.name });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        <Action href={link(props.path)}>{t('mail.replyAddress.action')}</Action>
        <Muted>{t('mail.verify.valid', { hours: VALID_FOR.verifyHours })}</Muted>
        <Note>{t('mail.replyAddress.notYou', { company })}</Note>
      </>
    ),
    reason: t('mail.reasons.entered', { brand: brand.name }),
  };
};
