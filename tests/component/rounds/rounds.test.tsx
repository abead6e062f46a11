import { screen, waitFor, within } from '@testing-library/react';
import { createFormatter } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import { AddComment } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/add-comment';
import { Due } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/due';
import { PasteLetter } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/paste-letter';
import { RoundCard } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/round-card';
import { NewRound } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/round-dialog';
import {
  CommentFilter,
  RoundLinks,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/round-links';
import { RoundMenu } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/round-menu';
import type {
  CommentActions,
  RoundActions,
} from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/comments/_components/types';
import { MAX_COMMENTS, MAX_ROUNDS } from '@/lib/checking/checks/round-types';
import { shortDay } from '@/lib/platform/i18n/format';
import { regional } from '@/lib/platform/i18n/locales';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { roundSummary } from '../../support/rounds';
import { Toasts } from '../../support/toasts';

const NOW = new Date('2026-11-20T15:00:00Z');
const PAGE = '/dashboard/permit-checklist/[check]/comments';
const LETTER = `City of Denver
Plan review

STRUCTURAL

1. Seal sheet S-201.
2. Show the beam over
   the opening.

ZONING:

1. Show the setback.`;

inBothLanguages('a new round', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('rounds', key, values);
  const begin = async (add: RoundActions['add'], before: Parameters<typeof NewRound>[0]['before'] = null) => {
    reader().mount(
      <>
        <NewRound checkId="chk_1" today="2026-11-20" before={before} add={add} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByText(t('new.button')));
  };
  const submit = () => reader().user.click(within(screen.getByRole('dialog')).getByText(t('new.submit')));

  it('has the days the letter came and its answer is due, and who reviewed', async () => {
    const add = vi.fn(doneAction({ number: 1 }));
    await begin(add);
    expect(screen.getByRole('dialog', { name: t('new.title') })).toHaveAccessibleDescription(t('new.text'));
    expect(screen.getByLabelText(t('new.receivedOn'))).toHaveValue('2026-11-20');
    await reader().user.type(screen.getByLabelText(t('new.dueOn'), { exact: false }), '2026-12-01');
    await reader().user.type(screen.getByLabelText(t('new.reviewer'), { exact: false }), 'J. Ortiz');
    await submit();
    expect(add).toHaveBeenCalledWith({
      checkId: 'chk_1',
      receivedOn: '2026-11-20',
      dueOn: '2026-12-01',
      reviewer: 'J. Ortiz',
      carry: false,
    });
    expect(await screen.findByText(t('new.done', { number: 1 }))).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.refresh).toHaveBeenCalled();
  });

  it('takes over what is still open in the round before, unless that is unticked', async () => {
    const add = vi.fn(doneAction({ number: 3 }));
    await begin(add, roundSummary({ number: 2, counts: { all: 5, open: 4, answered: 1, accepted: 0 } }));
    expect(screen.getByLabelText(t('new.carry', { count: 4, number: 2 }))).toBeChecked();
    await submit();
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ carry: true }));
  });

  it.each([
    { field: 'dueOn', reason: 'before_received', said: 'before_received' },
    { field: 'dueOn', reason: 'day', said: 'dueOn' },
    { field: 'receivedOn', reason: 'day', said: 'receivedOn' },
    { field: 'reviewer', reason: 'too_long', said: 'too_long' },
    { field: 'receivedOn', reason: 'too_many_rounds', said: 'too_many_rounds' },
  ])(
    'says what is wrong beside its field, and goes there: $field $reason',
    async ({ field, reason, said }) => {
      await begin(async () => refused('invalid_input', { [field]: reason }));
      await submit();
      const wrong = screen.getByLabelText(t(`new.${field}`), { exact: false });
      const text = expect.stringContaining(t(`fieldErrors.${said}`, { max: MAX_ROUNDS }));
      await waitFor(() => expect(wrong).toHaveAccessibleDescription(text));
      expect(wrong).toHaveFocus();
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );
});

inBothLanguages('a round', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) => reader().t('rounds', key, values);
  const day = (date: string) => shortDay(createFormatter({ locale: regional(reader().locale) }), date, NOW);
  const due = (dueOn: string | null) =>
    reader().mount(<Due dueOn={dueOn} today="2026-11-20" now={NOW} />).container.textContent;

  it('says when its answer is due, as a day and in days', () => {
    expect(due(null)).toBe(t('round.noDue'));
    for (const [date, days] of [
      ['2026-11-20', 0],
      ['2026-11-21', 1],
      ['2026-12-02', 12],
    ] as const)
      expect(due(date)).toBe(`${t('round.due', { date: day(date) })}, ${t('round.dueIn', { days })}`);
    for (const [date, days] of [
      ['2026-11-19', 1],
      ['2026-11-10', 10],
    ] as const)
      expect(due(date)).toBe(`${t('round.overdue', { date: day(date) })}, ${t('round.dueAgo', { days })}`);
  });

  it('says how far it is, and leads to its letter', () => {
    const round = roundSummary({
      number: 2,
      reviewer: 'J. Ortiz',
      counts: { all: 4, open: 1, answered: 2, accepted: 1 },
    });
    const card = { checkId: 'chk_1', today: '2026-11-20', now: NOW, disciplines: [] };
    const { unmount } = reader().mount(<RoundCard {...card} round={round} actions={null} />);
    expect(
      screen.getByRole('progressbar', { name: t('round.progress', { done: 3, all: 4 }) }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(t('round.received', { date: day(round.receivedOn) }), { exact: false }),
    ).toHaveTextContent(t('round.by', { reviewer: 'J. Ortiz' }));
    expect(screen.getByRole('link', { name: t('letter.button') })).toHaveAttribute(
      'href',
      `${reader().href(PAGE, { check: 'chk_1' })}?round=2&letter=1`,
    );
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    reader().mount(<RoundCard {...card} round={roundSummary()} actions={null} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('and which of its comments are shown are chosen by links', () => {
    const base = reader().href(PAGE, { check: 'chk_1' });
    const counts = { all: 4, open: 1, answered: 2, accepted: 1 };
    reader().mount(<CommentFilter checkId="chk_1" round={2} counts={counts} show="open" />);
    const filters = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(filters).toEqual([
      [t('filter.all', { count: 4 }), `${base}?round=2`],
      [t('filter.open', { count: 1 }), `${base}?round=2&show=open`],
      [t('filter.answered', { count: 3 }), `${base}?round=2&show=answered`],
    ]);
    reader().mount(
      <RoundLinks
        checkId="chk_1"
        rounds={[roundSummary({ id: 'b', number: 2 }), roundSummary({ id: 'a', number: 1 })]}
        current={2}
      />,
    );
    const rounds = within(screen.getByRole('navigation', { name: t('rounds') })).getAllByRole('link');
    expect(rounds.map(({ textContent }) => textContent)).toEqual(
      [1, 2].map((number) => t('roundLink', { number })),
    );
    expect(rounds[1]).toHaveAttribute('aria-current', 'page');
  });

  it('has its dates changed, and is deleted once that was confirmed', async () => {
    const actions = { update: vi.fn(doneAction()), remove: vi.fn(doneAction()) };
    reader().mount(
      <>
        <RoundMenu round={roundSummary({ dueOn: '2026-12-01' })} actions={actions} />
        <Toasts />
      </>,
    );
    const choose = async (key: string) => {
      await reader().user.click(screen.getByLabelText(t('round.more', { number: 1 })));
      await reader().user.click(screen.getByText(t(key)));
    };
    await choose('round.edit');
    expect(screen.getByLabelText(t('new.dueOn'), { exact: false })).toHaveValue('2026-12-01');
    await reader().user.click(screen.getByText(t('edit.submit')));
    expect(actions.update).toHaveBeenCalledWith(
      expect.objectContaining({ roundId: 'rnd_1', receivedOn: '2026-11-12', dueOn: '2026-12-01' }),
    );
    expect(await screen.findByText(t('edit.done'))).toBeInTheDocument();
    await choose('round.remove');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('remove.roundText'));
    expect(actions.remove).not.toHaveBeenCalled();
    await reader().user.click(screen.getByText(t('remove.confirm')));
    expect(actions.remove).toHaveBeenCalledWith({ roundId: 'rnd_1' });
    expect(await screen.findByText(t('remove.roundDone'))).toBeInTheDocument();
  });
});

inBothLanguages('a letter that is pasted', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('rounds', `paste.${key}`, values);
  const paste = async (letter: string, add: CommentActions['add'] = vi.fn(doneAction({ added: 2 }))) => {
    reader().mount(
      <>
        <PasteLetter roundId="rnd_1" add={add} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByText(t('button')));
    await reader().user.click(screen.getByLabelText(t('letter')));
    if (letter) await reader().user.paste(letter);
    await reader().user.click(screen.getByText(t('split')));
    return add;
  };

  it('is taken apart, looked through, and what is kept is added', async () => {
    const add = await paste(LETTER);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('found', { count: 3 }));
    expect(screen.getByText('Show the beam over the opening.')).toBeInTheDocument();
    expect(screen.getByText('STRUCTURAL · S-201')).toBeInTheDocument();
    expect(screen.getByText(t('left', { count: 2 }))).toBeInTheDocument();
    await reader().user.click(screen.getByLabelText(t('keep', { number: 2 })));
    expect(add).not.toHaveBeenCalled();
    await reader().user.click(screen.getByText(t('submit', { count: 2 })));
    expect(add).toHaveBeenCalledWith({
      roundId: 'rnd_1',
      comments: [
        { discipline: 'STRUCTURAL', sheet: 'S-201', comment: 'Seal sheet S-201.' },
        { discipline: 'ZONING', sheet: null, comment: 'Show the setback.' },
      ],
    });
    expect(await screen.findByText(t('done', { count: 2 }))).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is there again where its comments are not as they should be', async () => {
    await paste(LETTER);
    await reader().user.click(screen.getByText(t('again')));
    expect(screen.getByLabelText(t('letter'))).toHaveValue(LETTER);
  });

  it('has to hold something', async () => {
    await paste('');
    expect(screen.getByLabelText(t('letter'))).toHaveAccessibleDescription(t('nothing'));
  });

  it('holds no more comments than a round', async () => {
    await paste(Array.from({ length: MAX_COMMENTS + 1 }, (_, at) => `${at + 1}. Show it.`).join('\n'));
    expect(screen.getByText(t('tooMany', { max: MAX_COMMENTS }))).toBeInTheDocument();
    expect(screen.getByText(t('submit', { count: MAX_COMMENTS + 1 })).closest('button')).toBeDisabled();
  });
});

inBothLanguages('a comment added by hand', (reader) => {
  const t = (key: string) => reader().t('rounds', `add.${key}`);
  const begin = async (add: CommentActions['add']) => {
    reader().mount(
      <>
        <AddComment roundId="rnd_1" disciplines={['Zoning']} add={add} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByText(t('button')));
  };
  const submit = () => reader().user.click(within(screen.getByRole('dialog')).getByText(t('submit')));

  it('has the city’s words, their subject and their sheet', async () => {
    const add = vi.fn(doneAction({ added: 1 }));
    await begin(add);
    await reader().user.type(screen.getByLabelText(t('comment')), 'Seal it.');
    const subject = screen.getByLabelText(t('discipline'), { exact: false });
    expect(document.getElementById(subject.getAttribute('list') ?? '')?.querySelector('option')).toHaveValue(
      'Zoning',
    );
    await reader().user.type(subject, 'Zoning');
    await submit();
    const comments = [{ comment: 'Seal it.', discipline: 'Zoning', sheet: '' }];
    expect(add).toHaveBeenCalledWith({ roundId: 'rnd_1', comments });
    expect(await screen.findByText(t('done'))).toBeInTheDocument();
  });

  it.each([
    ['too_long', 'too_long'],
    ['required', 'comment'],
  ])('that is refused (%s) says why beside its field, and goes there', async (reason, words) => {
    await begin(async () => refused('invalid_input', { 'comments.0.comment': reason }));
    await submit();
    const comment = screen.getByLabelText(t('comment'));
    const said = expect.stringContaining(reader().t('rounds', `fieldErrors.${words}`));
    await waitFor(() => expect(comment).toHaveAccessibleDescription(said));
    expect(comment).toHaveFocus();
  });
});
