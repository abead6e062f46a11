import { useTranslations } from 'next-intl';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { CommentGroup, RoundComment } from '@/lib/checking/checks/round-types';
import { CommentRowActions } from './comment-row-actions';
import { CommentState } from './comment-state';
import type { Choices, CommentActions } from './types';

interface Props {
  groups: readonly CommentGroup[];
  choices: Choices;
  /** Null for whoever may only read. */
  actions: CommentActions | null;
}

/** Comments by what they are about: a table on a desk, cards on a phone. */
export function CommentList({ groups, ...rest }: Props) {
  const t = useTranslations('rounds.group');
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ discipline, comments }) => {
        const count = comments.length;
        const name = discipline === null ? t('none', { count }) : t('named', { name: discipline, count });
        return (
          <div key={discipline ?? ''} className="flex flex-col gap-2">
            <h3 className="text-lg wrap-anywhere">{name}</h3>
            <CommentTable name={name} comments={comments} {...rest} />
            <CommentCards name={name} comments={comments} {...rest} />
          </div>
        );
      })}
    </div>
  );
}

interface GroupProps extends Omit<Props, 'groups'> {
  name: string;
  comments: readonly RoundComment[];
}

function CommentTable({ name, comments, choices, actions }: GroupProps) {
  const t = useTranslations('rounds');
  return (
    <div className="max-lg:hidden print:block">
      <Table label={name}>
        <TableHead>
          <TableRow>
            <TableHeader numeric>{t('columns.number')}</TableHeader>
            <TableHeader className="w-[32%]">{t('columns.comment')}</TableHeader>
            <TableHeader>{t('columns.sheet')}</TableHeader>
            <TableHeader className="w-[28%]">{t('columns.answer')}</TableHeader>
            <TableHeader>{t('columns.version')}</TableHeader>
            <TableHeader>{t('columns.state')}</TableHeader>
            {actions ? <TableHeader className="print:hidden">{t('columns.actions')}</TableHeader> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {comments.map((comment) => (
            <TableRow key={comment.id} className="align-top">
              <TableCell numeric className="align-top! font-semibold">
                {comment.number}
              </TableCell>
              <TableCell className="align-top! whitespace-pre-line wrap-anywhere">
                {comment.comment}
              </TableCell>
              <TableCell className="max-w-28 align-top! font-mono text-xs leading-5 break-words">
                {comment.sheet?.replaceAll('-', '\u2011')}
              </TableCell>
              <TableCell className="align-top!">
                <Answer comment={comment} />
              </TableCell>
              <TableCell className="align-top!">
                <Version comment={comment} />
              </TableCell>
              <TableCell className="align-top!">
                <CommentState state={comment.state} />
                {comment.assignee ? (
                  <span className="mt-0.5 block text-xs text-muted">{comment.assignee.name}</span>
                ) : null}
              </TableCell>
              {actions ? (
                <TableCell className="py-1! align-top! print:hidden">
                  <CommentRowActions comment={comment} choices={choices} actions={actions} />
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function CommentCards({ name, comments, choices, actions }: GroupProps) {
  const t = useTranslations('rounds');
  return (
    <ul
      aria-label={name}
      className="divide-y divide-line rounded-md border border-line bg-card lg:hidden print:hidden"
    >
      {comments.map((comment) => (
        <li key={comment.id} className="flex flex-col gap-3 px-4 py-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">
              {t('columns.number')} {comment.number}
            </span>
            <CommentState state={comment.state} />
          </div>
          <p className="whitespace-pre-line wrap-anywhere">{comment.comment}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {comment.sheet ? (
              <>
                <dt className="text-muted">{t('columns.sheet')}</dt>
                <dd className="font-mono text-xs leading-5 wrap-anywhere">{comment.sheet}</dd>
              </>
            ) : null}
            <dt className="text-muted">{t('columns.answer')}</dt>
            <dd className="min-w-0">
              <Answer comment={comment} />
            </dd>
            {comment.version || comment.file ? (
              <>
                <dt className="text-muted">{t('columns.version')}</dt>
                <dd className="min-w-0">
                  <Version comment={comment} />
                </dd>
              </>
            ) : null}
            {comment.assignee ? (
              <>
                <dt className="text-muted">{t('columns.assignee')}</dt>
                <dd>{comment.assignee.name}</dd>
              </>
            ) : null}
          </dl>
          {actions ? <CommentRowActions comment={comment} choices={choices} actions={actions} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Answer({ comment: { answer } }: { comment: RoundComment }) {
  const t = useTranslations('rounds');
  if (answer === null) return <span className="text-muted">{t('noAnswer')}</span>;
  return <span className="whitespace-pre-line wrap-anywhere">{answer}</span>;
}

function Version({ comment: { version, file } }: { comment: RoundComment }) {
  return (
    <>
      {version ? <span className="block wrap-anywhere">{version}</span> : null}
      {file ? <span className="block text-xs text-muted wrap-anywhere">{file.name}</span> : null}
    </>
  );
}
