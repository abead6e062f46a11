import { brand } from '@/lib/brand';
import { Action, Facts, Muted, Paragraph, Quote, Title } from '../parts';
import type { Template } from '../types';
import { companyName, line, lines, personName, unlinked } from '../untrusted';

const SUBJECT_MAX = 160;
const BODY_MAX = 10_000;

interface AboutTicket {
  number: number;
  subject: string;
  ticketId: string;
}

export interface TicketAnsweredProps extends AboutTicket {
  /** The reader's name. */
  name: string;
  body: string;
  closed: boolean;
}

/** Support answered. The ticket's subject is the reader's own; the answer stands whole. */
export const ticketAnswered: Template<TicketAnsweredProps> = (props, { t, page }) => {
  const { name, number, subject, ticketId, body, closed } = props;
  const about = unlinked(subject, SUBJECT_MAX);
  return {
    subject: t('mail.support.answered.subject', { number: String(number), subject: about }),
    preview: line(body, SUBJECT_MAX),
    body: (
      <>
        <Title>{t('mail.support.answered.title')}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{t('mail.support.answered.text', { subject: about })}</Paragraph>
        <Quote>{lines(body, BODY_MAX)}</Quote>
        {closed ? <Paragraph>{t('mail.support.answered.closed')}</Paragraph> : null}
        <Action href={page('/dashboard/support/[ticketId]', { ticketId })}>
          {t('mail.support.answered.action')}
        </Action>
        <Muted>{t('mail.support.answered.reply')}</Muted>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
};

export interface TicketArrivedProps extends AboutTicket {
  company: string;
  author: string;
  body: string;
  isNew: boolean;
  priority: boolean;
}

/** Tells support that a company wrote. */
export const ticketArrived: Template<TicketArrivedProps> = (props, { t, page }) => {
  const { number, subject, ticketId, body, company, author, isNew, priority } = props;
  const about = unlinked(subject, SUBJECT_MAX);
  const kind = isNew ? 'new' : 'reply';
  const title = t(`mail.support.arrived.${kind}`, { number: String(number), subject: about });
  return {
    subject: priority ? t('mail.support.arrived.priority', { title }) : title,
    preview: line(body, SUBJECT_MAX),
    body: (
      <>
        <Title>{title}</Title>
        <Facts
          rows={[
            [t('mail.support.arrived.company'), companyName(company)],
            [t('mail.support.arrived.author'), personName(author)],
          ]}
        />
        <Quote>{lines(body, BODY_MAX)}</Quote>
        <Action href={page('/admin/support/[ticketId]', { ticketId })}>
          {t('mail.support.arrived.action')}
        </Action>
      </>
    ),
    reason: t('mail.support.arrived.reason', { brand: brand.name }),
  };
};
