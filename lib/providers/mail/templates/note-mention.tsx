import { brand } from '@/lib/brand';
import type { RouteParams } from '@/lib/platform/i18n/routes';
import { Action, Paragraph, Quote, Title } from '../parts';
import type { Template } from '../types';
import { companyName, personName, unlinked } from '../untrusted';

export interface NoteMentionProps {
  company: string;
  author: string;
  /** The job's or permit's address. */
  place: string;
  /** The note, with names where it names somebody. */
  note: string;
  /** Where it stands. */
  on: {
    page:
      | '/dashboard/jobs/[id]'
      | '/dashboard/permits/[id]'
      | '/subcontractor-portal/jobs/[project]'
      | '/subcontractor-portal/permits/[id]';
    params: RouteParams;
  };
}

/** Leaves room in the subject for what it is about. */
const NAME_MAX = 60;
const NOTE_MAX = 1_000;

/** To somebody who is named in a note. */
export const noteMention: Template<NoteMentionProps> = (props, { t, page }) => {
  const author = personName(props.author, NAME_MAX);
  const place = unlinked(props.place, NAME_MAX);
  const note = unlinked(props.note, NOTE_MAX);
  const title = t('mail.mention.subject', { author, place });
  return {
    subject: title,
    preview: note,
    body: (
      <>
        <Title>{title}</Title>
        <Quote>{note}</Quote>
        <Action href={page(props.on.page, props.on.params)}>{t('mail.mention.open')}</Action>
        <Paragraph>{t('mail.mention.answer')}</Paragraph>
      </>
    ),
    reason: t('mail.mention.reason', { company: companyName(props.company), brand: brand.name }),
  };
};
