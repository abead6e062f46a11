import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { placeName } from '@/components/checklists/place-name';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import type { CheckDetail } from '@/lib/checking/checks/queries';
import { listAssignees } from '@/lib/checking/checks/round-queries';
import type { Round } from '@/lib/checking/checks/round-types';
import type { UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { requireOwnCheck } from '../own-check';
import { CommentList } from './_components/comment-list';
import { commentsQuery, filterGroups, readRounds, type Show } from './_components/read-comments';
import { ResponseLetter } from './_components/response-letter';
import { RoundCard } from './_components/round-card';
import { NewRound } from './_components/round-dialog';
import { CommentFilter, RoundLinks } from './_components/round-links';
import type { CommentActions, RoundActions } from './_components/types';
import {
  addCommentsAction,
  addRoundAction,
  deleteCommentAction,
  deleteRoundAction,
  updateCommentAction,
  updateRoundAction,
} from './actions';
import '@/components/checks/print.css';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string; check: string }>; searchParams: Promise<Query> };

const ROUND_ACTIONS: RoundActions = {
  add: addRoundAction,
  update: updateRoundAction,
  remove: deleteRoundAction,
};
const COMMENT_ACTIONS: CommentActions = {
  add: addCommentsAction,
  update: updateCommentAction,
  remove: deleteCommentAction,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, check: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const [{ check }, t] = await Promise.all([
    requireOwnCheck(locale, id),
    getTranslations({ locale, namespace: 'rounds' }),
  ]);
  return { title: t('titleOf', { name: check.name }) };
}

/** What the city sent back, and the answers to it. Which round, and which comments of it, is in the address. */
export default async function CommentsPage({ params, searchParams }: Props) {
  const { locale: given, check: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireOwnCheck(locale, id);
  const { ctx, company, check } = gate;
  const query = commentsQuery(await searchParams);
  const [{ rounds, round }, t] = await Promise.all([
    readRounds(ctx, check.id, query),
    getTranslations('rounds'),
  ]);
  const today = dayIn(company.timeZone, ctx.now);
  if (query.letter && round) {
    const type = listPermitTypes(locale).find((one) => one.id === check.permitType)?.name ?? '';
    const address = check.stated.address ?? check.name;
    const about = { id: check.id, address, type, place: placeName(check.place, locale) };
    return <ResponseLetter check={about} company={company.name} round={round} today={today} />;
  }
  const mayChange = mayUse('checks.change', company);
  const add = mayChange ? (
    <ClientMessages namespaces={['rounds']}>
      <NewRound
        checkId={check.id}
        today={today}
        before={rounds[0] ?? null}
        add={addRoundAction}
        variant={round ? 'secondary' : 'primary'}
      />
    </ClientMessages>
  ) : null;
  return (
    <>
      <PageHeader
        eyebrow={
          <BackLink to="/dashboard/permit-checklist/[check]" params={{ check: check.id }}>
            {t('back', { name: check.name })}
          </BackLink>
        }
        title={t('title')}
        description={t('description')}
        actions={round ? add : null}
      />
      {mayChange ? null : (
        <Alert tone="info" className="mb-6">
          {t('readOnly')}
        </Alert>
      )}
      {round ? (
        <>
          {rounds.length > 1 ? (
            <RoundLinks checkId={check.id} rounds={rounds} current={round.number} />
          ) : null}
          <RoundView gate={gate} check={check} round={round} today={today} show={query.show} />
        </>
      ) : (
        <EmptyState title={t('empty.title')} action={add}>
          {t('empty.text')}
        </EmptyState>
      )}
    </>
  );
}

interface RoundViewProps {
  gate: UserGate;
  check: CheckDetail;
  round: Round;
  today: string;
  show: Show;
}

async function RoundView({ gate: { ctx, company }, check, round, today, show }: RoundViewProps) {
  const [assignees, t] = await Promise.all([listAssignees(ctx), getTranslations('rounds')]);
  const mayChange = mayUse('checks.change', company);
  const disciplines = round.groups.flatMap(({ discipline }) => discipline ?? []);
  const choices = { assignees, disciplines, files: check.files.map(({ id, name }) => ({ id, name })) };
  const groups = filterGroups(round.groups, show);
  return (
    <ClientMessages namespaces={['rounds']}>
      <div className="flex flex-col gap-6">
        <RoundCard
          checkId={check.id}
          round={round}
          today={today}
          now={ctx.now}
          disciplines={disciplines}
          actions={mayChange ? { rounds: ROUND_ACTIONS, comments: COMMENT_ACTIONS } : null}
        />
        {round.counts.all === 0 ? (
          <p className="text-muted">{t('round.none')}</p>
        ) : (
          <>
            <CommentFilter checkId={check.id} round={round.number} counts={round.counts} show={show} />
            {groups.length === 0 ? <p className="text-muted">{t('round.noneShown')}</p> : null}
            <CommentList groups={groups} choices={choices} actions={mayChange ? COMMENT_ACTIONS : null} />
          </>
        )}
      </div>
    </ClientMessages>
  );
}
