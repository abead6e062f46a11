import { brand } from '@/lib/brand';
import { Action, Muted, Paragraph, Title } from '../parts';
import type { Template } from '../types';
import { unlinked } from '../untrusted';

export interface ChecklistLinkProps {
  /** The permit, as the list's title names it. */
  permit: string;
  /** "Austin, TX"; a place we do not know by name is its state. */
  place: string;
  /** What is required so far. */
  documents: readonly string[];
  /** Questions that are still open. */
  questions: number;
  /** The list as its page's address holds it, answers and all. */
  query: string;
}

const TITLE_MAX = 200;
const shown = (title: string) => unlinked(title, TITLE_MAX);

/** A list somebody made without an account, sent where they asked for it. */
export const checklistLink: Template<ChecklistLinkProps> = (
  { permit, place, documents, questions, query },
  { t, page },
) => {
  const title = t('mail.checklistLink.subject', { permit: shown(permit), place: shown(place) });
  return {
    subject: title,
    preview: t('mail.checklistLink.text', { count: documents.length, questions }),
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.checklistLink.text', { count: documents.length, questions })}</Paragraph>
        {documents.map((document) => (
          <Paragraph key={document}>{`– ${shown(document)}`}</Paragraph>
        ))}
        <Action href={`${page('/solutions/ai-permit-checklist')}?${query}`}>
          {t('mail.checklistLink.action')}
        </Action>
        <Muted>{t('mail.checklistLink.once')}</Muted>
      </>
    ),
    reason: t('mail.checklistLink.reason', { brand: brand.name }),
  };
};
