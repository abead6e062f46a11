import { screen, waitFor, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import { CommentList } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/comment-list';
import { filterGroups } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/read-comments';
import { ResponseLetter } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/response-letter';
import type {
  Choices,
  CommentActions,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/types';
import type { RoundComment } from '@/lib/checking/checks/round-types';
import { COMMENT_STATES } from '@/lib/checking/checks/types';
import { calendarDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages } from '../../support/component';
import { roundComment, roundSummary } from '../../support/rounds';
import { Toasts } from '../../support/toasts';

vi.mock('@/lib/checking/checks/round-queries', () => ({}));

const ANA = { id: 'usr_ana', name: 'Ana Reyes' };
const REVISED = { id: 'file_2', name: 'Plans rev 2.pdf' };
const CHOICES: Choices = {
  assignees: [ANA],
  files: [{ id: 'file_1', name: 'plans.pdf' }],
  disciplines: ['Structural'],
};

inBothLanguages('the comments of a round', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('rounds', key, values);
  const show = (comments: RoundComment[], given: Partial<CommentActions> | null = {}) => {
    const actions = given && {
      update: vi.fn<CommentActions['update']>(doneAction()),
      remove: vi.fn<CommentActions['remove']>(doneAction()),
      add: vi.fn(doneAction({ added: 1 })),
      ...given,
    };
    reader().mount(
      <>
        <CommentList groups={[{ discipline: 'Structural', comments }]} choices={CHOICES} actions={actions} />
        <Toasts />
      </>,
    );
    return actions;
  };
  const name = (count: number) => t('group.named', { name: 'Structural', count });
  /** As a phone shows them; a table on a desk says the same. */
  const cards = (count: number) => within(screen.getByRole('list', { name: name(count) }));
  const open = (label: string) => reader().user.click(cards(1).getByLabelText(label));
  const state = (key: string) => screen.getByRole('radio', { name: new RegExp(`^${t(`states.${key}`)}`) });

  it('stand by subject, with answer, version, state and who sees to it, as cards and as a table', () => {
    const answered = roundComment({
      number: 2,
      sheet: 'S-201',
      answer: 'Sealed.',
      version: 'Rev 2',
      file: REVISED,
      state: 'answered',
      assignee: ANA,
    });
    show([roundComment(), answered], null);
    expect(screen.getByRole('heading', { name: name(2) })).toBeInTheDocument();
    const [first, second] = cards(2).getAllByRole('listitem');
    expect(first).toHaveTextContent(t('noAnswer'));
    expect(first).toHaveTextContent(t('states.open'));
    for (const said of ['S-201', 'Sealed.', 'Rev 2', 'Plans rev 2.pdf', 'Ana Reyes', t('states.answered')])
      expect(second).toHaveTextContent(said);
    const row = screen.getAllByRole('row')[2];
    for (const said of ['S\u2011201', 'Sealed.', 'Rev 2', 'Ana Reyes', t('states.answered')])
      expect(row).toHaveTextContent(said);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('without a subject say so', () => {
    reader().mount(
      <CommentList
        groups={[{ discipline: null, comments: [roundComment()] }]}
        choices={CHOICES}
        actions={null}
      />,
    );
    expect(screen.getByRole('heading', { name: t('group.none', { count: 1 }) })).toBeInTheDocument();
  });

  it('are answered, and count as answered once something is written', async () => {
    const actions = show([roundComment({ sheet: 'S-201' })]);
    await open(t('row.answerNamed', { number: 1 }));
    expect(screen.getByRole('dialog', { name: t('answer.title', { number: 1 }) })).toHaveTextContent(
      'Seal sheet S-201.',
    );
    expect(state('open')).toBeChecked();
    const answer = screen.getByRole('textbox', { name: t('answer.answer') });
    expect(answer).toHaveAccessibleDescription(t('answer.answerHint'));
    await reader().user.type(answer, 'S');
    expect(state('answered')).toBeChecked();
    await reader().user.clear(answer);
    expect(state('open')).toBeChecked();
    await reader().user.type(answer, 'Sealed.');
    await reader().user.type(screen.getByLabelText(t('answer.version')), 'Rev 2');
    await reader().user.selectOptions(screen.getByLabelText(t('answer.assignee')), 'Ana Reyes');
    await reader().user.selectOptions(screen.getByLabelText(t('answer.file')), 'plans.pdf');
    await reader().user.click(screen.getByText(t('answer.submit')));
    expect(actions?.update).toHaveBeenCalledWith({
      commentId: 'cmt_1',
      comment: 'Seal sheet S-201.',
      discipline: '',
      sheet: 'S-201',
      answer: 'Sealed.',
      version: 'Rev 2',
      fileId: 'file_1',
      assigneeId: 'usr_ana',
      state: 'answered',
    });
    expect(await screen.findByText(t('answer.done'))).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keep the state that was chosen, whatever is written', async () => {
    show([roundComment()]);
    await open(t('row.answerNamed', { number: 1 }));
    for (const one of COMMENT_STATES)
      expect(state(one)).toHaveAccessibleName(expect.stringContaining(t(`stateText.${one}`)));
    const answer = screen.getByRole('textbox', { name: t('answer.answer') });
    await reader().user.type(answer, 'S');
    await reader().user.click(state('open'));
    await reader().user.type(answer, 'o');
    expect(state('open')).toBeChecked();
  });

  it('offer what was chosen before and no longer can be, and say what is wrong', async () => {
    show([roundComment({ state: 'answered', answer: 'Sealed.', file: REVISED })], {
      update: async () => refused('invalid_input', { answer: 'required' }),
    });
    await open(t('row.editNamed', { number: 1 }));
    expect(screen.getByLabelText(t('answer.file'))).toHaveDisplayValue('Plans rev 2.pdf');
    await reader().user.click(screen.getByText(t('answer.submit')));
    const answer = screen.getByRole('textbox', { name: t('answer.answer') });
    await waitFor(() => expect(answer).toHaveFocus());
    expect(answer).toHaveAccessibleDescription(expect.stringContaining(t('fieldErrors.answer')));
  });

  it('are taken by the city, opened again and deleted', async () => {
    const actions = show([roundComment({ state: 'answered', answer: 'Sealed.' })]);
    const choose = async (key: string) => {
      await open(t('row.more', { number: 1 }));
      await reader().user.click(screen.getByText(t(key)));
    };
    await choose('row.accept');
    expect(actions?.update).toHaveBeenLastCalledWith({ commentId: 'cmt_1', state: 'accepted' });
    await choose('row.reopen');
    expect(actions?.update).toHaveBeenLastCalledWith({ commentId: 'cmt_1', state: 'open' });
    await choose('row.remove');
    expect(screen.getByRole('dialog', { name: t('remove.commentTitle', { number: 1 }) })).toBeInTheDocument();
    await reader().user.click(screen.getByText(t('remove.confirm')));
    expect(actions?.remove).toHaveBeenCalledWith({ commentId: 'cmt_1' });
    expect(await screen.findByText(t('remove.commentDone'))).toBeInTheDocument();
  });

  it('under a filter are the open ones, or those that are done on this side', () => {
    const comments = COMMENT_STATES.map((state, at) => roundComment({ number: at + 1, state }));
    const shown = (show: 'all' | 'open' | 'answered') =>
      filterGroups([{ discipline: null, comments }], show).flatMap((group) =>
        group.comments.map(({ state }) => state),
      );
    expect(shown('all')).toEqual(COMMENT_STATES);
    expect(shown('open')).toEqual(['open']);
    expect(shown('answered')).toEqual(['answered', 'accepted']);
    expect(filterGroups([{ discipline: null, comments: [roundComment()] }], 'answered')).toEqual([]);
  });
});

inBothLanguages('the letter back to the city', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('rounds', `letter.${key}`, values);
  const check = { id: 'chk_1', address: '1420 Alder St', type: 'Reroof', place: 'Denver, CO' };
  const show = (comments: RoundComment[], open = 0) => {
    const counts = { all: comments.length, open, answered: comments.length - open, accepted: 0 };
    const round = {
      ...roundSummary({ reviewer: 'J. Ortiz', counts }),
      groups: comments.map((comment) => ({ discipline: comment.discipline, comments: [comment] })),
    };
    return reader().mount(
      <ResponseLetter check={check} company="Crew LLC" round={round} today="2026-11-20" />,
    );
  };
  const day = (date: string) => calendarDay(createFormatter({ locale: regional(reader().locale) }), date);

  it('has each comment with its answer in the city’s order, and where it is to be seen', () => {
    show(
      [
        roundComment({ number: 2, comment: 'Show the setback.' }),
        roundComment({
          number: 1,
          discipline: 'STRUCTURAL',
          answer: 'Sealed.',
          sheet: 'S-201',
          version: 'Rev 2',
        }),
      ],
      1,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('title', { number: 1 }));
    const [first, second] = screen.getAllByRole('listitem');
    const number = reader().t('rounds', 'columns.number');
    expect(first).toHaveTextContent(`${number} 1 · STRUCTURALSeal sheet S-201.${t('response')}Sealed.`);
    expect(first).toHaveTextContent(`${t('where')}: S-201 · Rev 2`);
    expect(second).toHaveTextContent(`Show the setback.${t('response')}${reader().t('rounds', 'noAnswer')}`);
    expect(screen.getByText(t('open', { count: 1 }))).toBeInTheDocument();
    const facts = document.querySelector('dl');
    for (const said of ['1420 Alder St', 'Crew LLC', 'J. Ortiz', day('2026-11-20'), day('2026-11-12')])
      expect(facts).toHaveTextContent(said);
    expect(screen.getByText(t('of', { type: 'Reroof', place: 'Denver, CO' }))).toBeInTheDocument();
  });

  it('is printed, taken along as a table, and left', () => {
    show([]);
    expect(screen.getByText(t('none'))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('print') })).toBeInTheDocument();
    const csv = screen.getByRole('link', { name: t('csv') });
    expect(csv).toHaveAttribute('href', `/api/v1/check-rounds/rnd_1?lang=${reader().locale}`);
    expect(csv).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: t('back') })).toHaveAttribute(
      'href',
      `${reader().href('/dashboard/permit-checklist/[check]/comments', { check: 'chk_1' })}?round=1`,
    );
  });
});
