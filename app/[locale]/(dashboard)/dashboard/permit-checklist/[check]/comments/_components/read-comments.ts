import { getRound, listRounds } from '@/lib/checking/checks/round-queries';
import type { CommentGroup, Round, RoundSummary } from '@/lib/checking/checks/round-types';
import type { Context, UserActor } from '@/lib/context';

export const SHOWS = ['all', 'open', 'answered'] as const;
export type Show = (typeof SHOWS)[number];

export interface CommentsQuery {
  /** The round asked for; the latest where none, or none of that number. */
  round: string | undefined;
  show: Show;
  letter: boolean;
}

type Params = Record<string, string | string[] | undefined>;

export function commentsQuery(params: Params): CommentsQuery {
  const one = (name: string) => [params[name]].flat()[0];
  return {
    round: one('round'),
    show: SHOWS.find((show) => show === one('show')) ?? 'all',
    letter: one('letter') !== undefined,
  };
}

/** The rounds of a check, and the one that is looked at. */
export async function readRounds(
  ctx: Context<UserActor>,
  checkId: string,
  { round: asked }: CommentsQuery,
): Promise<{ rounds: RoundSummary[]; round: Round | null }> {
  const rounds = await listRounds(ctx, { checkId });
  const chosen = rounds.find(({ number }) => String(number) === asked) ?? rounds[0];
  return { rounds, round: chosen ? await getRound(ctx, { roundId: chosen.id }) : null };
}

/** `answered` also shows what the city took: both are done on this side. */
export function filterGroups(groups: readonly CommentGroup[], show: Show): CommentGroup[] {
  if (show === 'all') return [...groups];
  return groups
    .map((group) => ({
      ...group,
      comments: group.comments.filter(({ state }) => (state === 'open') === (show === 'open')),
    }))
    .filter(({ comments }) => comments.length > 0);
}
