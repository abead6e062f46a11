import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LockedPage, type LockedPageProps } from '@/components/billing/locked-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listInvitations } from '@/lib/company/invitations/queries';
import { getSeats, listMembers } from '@/lib/company/team/queries';
import { openPage, type UserGate } from '@/lib/edge/server/session';
import { rolesToGive } from '@/lib/identity/access/member-rules';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { Invitations } from './_components/invitations';
import { InviteMember } from './_components/invite-member';
import { Members } from './_components/members';
import { Seats } from './_components/seats';
import {
  changeRoleAction,
  inviteMemberAction,
  removeMemberAction,
  resendInvitationAction,
  revokeInvitationAction,
} from './actions';
import { assignPermitAction, listAssignableAction, unassignPermitAction } from './assigning';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'team' });
  return { title: t('title') };
}

export default async function TeamPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/team', locale);
  if (gate.locked) return <LockedTeam company={gate.company.name} tier={gate.locked} />;
  return <Team gate={gate} />;
}

async function Team({ gate: { ctx, user, company } }: { gate: UserGate }) {
  const [members, seats, invitations, t] = await Promise.all([
    listMembers(ctx),
    getSeats(ctx),
    listInvitations(ctx, 'team_member'),
    getTranslations('team'),
  ]);
  const manages = mayUse('team.manage', company);
  const by = manages ? { userId: user.id, role: company.role } : null;
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const invite = (
    <ClientMessages namespaces={['team']}>
      <InviteMember roles={rolesToGive(company.role)} invite={inviteMemberAction} />
    </ClientMessages>
  );
  const mayInvite = manages && seats.used + seats.invited < seats.limit;
  const alone = members.length === 1 && invitations.length === 0;
  return (
    <>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description')}
        actions={mayInvite && !alone ? invite : null}
      />
      {manages ? null : (
        <Alert tone="info" title={t('readOnly.title')} className="mb-6">
          {t('readOnly.text', { role: t(`roles.${company.role}.name`) })}
        </Alert>
      )}
      <Seats
        seats={seats}
        waiting={members.filter(({ pausedAt }) => pausedAt !== null).length}
        tier={company.tier ?? 'solo'}
      />
      <ClientMessages namespaces={['team']}>
        <h2 className="mb-3 text-xl">{t('members.title')}</h2>
        <Members
          members={members}
          company={company.name}
          by={by}
          clock={clock}
          changeRole={changeRoleAction}
          remove={removeMemberAction}
          assigning={{
            list: listAssignableAction,
            assign: assignPermitAction,
            unassign: unassignPermitAction,
          }}
        />
        {invitations.length > 0 ? (
          <Invitations
            invitations={invitations}
            company={company.name}
            by={by}
            clock={clock}
            resend={resendInvitationAction}
            revoke={revokeInvitationAction}
          />
        ) : null}
      </ClientMessages>
      {alone ? (
        <EmptyState title={t('members.alone.title')} action={mayInvite ? invite : null} className="mt-6">
          {t('members.alone.text')}
        </EmptyState>
      ) : null}
    </>
  );
}

function LockedTeam({ company, tier }: Pick<LockedPageProps, 'company' | 'tier'>) {
  const t = useTranslations('locked.team');
  const roles = useTranslations('team.roles');
  return (
    <LockedPage
      company={company}
      title={t('title')}
      text={t('text')}
      points={[t('points.roles'), t('points.assign'), t('points.leave')]}
      tier={tier}
      example={{
        columns: [t('columns.person'), t('columns.role'), t('columns.permits')],
        rows: [
          [t('rows.first'), roles('owner.name'), '12'],
          [t('rows.second'), roles('manager.name'), '9'],
          [t('rows.third'), roles('viewer.name'), '4'],
        ],
      }}
    />
  );
}
