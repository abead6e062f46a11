import { Card, CardHeader } from '@/components/ui/card';
import type { Attachment } from '@/lib/checking/attachments/view';
import type { Note } from '@/lib/company/notes/view';
import { PortalComments } from './portal-comments';
import { PortalPapers } from './portal-papers';
import { toShownComment, toShownPaper } from './shown';
import type { AddComment, PortalSubject } from './work-types';

interface Props {
  notes: readonly Note[];
  papers: readonly Attachment[];
  subject: PortalSubject;
  add: AddComment;
  words: Parameters<typeof toShownComment>[1];
}

/** Papers, photos and comments of a job or a permit that was given to the reader. */
export function PortalWork({ notes, papers, subject, add, words }: Props) {
  const { t } = words;
  return (
    <>
      <Card as="section">
        <CardHeader title={t('papers.title')} description={t('papers.text')} />
        <PortalPapers papers={papers.map((paper) => toShownPaper(paper, words))} subject={subject} />
      </Card>
      <Card as="section" id="comments">
        <CardHeader title={t('comments.title')} description={t('comments.text')} />
        <PortalComments
          comments={notes.map((note) => toShownComment(note, words))}
          subject={subject}
          add={add}
        />
      </Card>
    </>
  );
}
