import { HardHat } from 'lucide-react';
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LockedPage, type LockedPageProps } from '@/components/billing/locked-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { listInvitations } from '@/lib/company/invitations/queries';
import { listSubcontractors } from '@/lib/company/subcontractors/queries';
import { openPage, type UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { assignPermitAction, listAssignableAction, unassignPermitAction } from '../team/assigning';
import { InviteSubcontractor } from './_components/invite-subcontractor';
import { SubcontractorList } from './_components/subcontractor-list';
import {
  inviteSubcontractorAction,
  removeSubcontractorAction,
  resendSubcontractorAction,
  revokeSubcontractorAction,
  saveSubcontractorAction,
} from './actions';

type Props = { params: Promise<{ locale: string }> };

const ACTIONS = {
  invite: inviteSubcontractorAction,
  save: saveSubcontractorAction,
  remove: removeSubcontractorAction,
  resend: resendSubcontractorAction,
  revoke: revokeSubcontractorAction,
  assigning: { list: listAssignableAction, assign: assignPermitAction, unassign: unassignPermitAction },
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'subcontractors' });
  return { title: t('title') };
}

export default async function SubcontractorsPage({ params }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/subcontractors', locale);
  if (gate.locked) return <LockedSubcontractors company={gate.company.name} tier={gate.locked} />;
  return <Subcontractors gate={gate} />;
}

async function Subcontractors({ gate: { ctx, company } }: { gate: UserGate }) {
  const [subcontractors, invitations, t, roles] = await Promise.all([
    listSubcontractors(ctx),
    listInvitations(ctx, 'subcontractor'),
    getTranslations('subcontractors'),
    getTranslations('team.roles'),
  ]);
  const manages = mayUse('subcontractors.manage', company);
  const expiries = new Map(invitations.map(({ id, expiresAt }) => [id, expiresAt]));
  const invite = manages ? <InviteSubcontractor actions={ACTIONS} /> : null;
  const isEmpty = subcontractors.length === 0;
  return (
    <ClientMessages namespaces={['team', 'subcontractors']}>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description')}
        actions={isEmpty ? null : invite}
      />
      {manages ? null : (
        <Alert tone="info" title={t('readOnly.title')} className="mb-6">
          {t('readOnly.text', { role: roles(`${company.role}.name`) })}
        </Alert>
      )}
      {isEmpty ? (
        <EmptyState icon={<HardHat />} title={t('empty.title')} action={invite}>
          {t('empty.text')} {manages ? null : t('empty.readOnly')}
        </EmptyState>
      ) : (
        <SubcontractorList
          subcontractors={subcontractors.map((one) => ({
            ...one,
            expiresAt: one.invitationId === null ? null : (expiries.get(one.invitationId) ?? null),
          }))}
          company={company.name}
          clock={{ now: ctx.now, timeZone: company.timeZone }}
          actions={manages ? ACTIONS : null}
        />
      )}
    </ClientMessages>
  );
}

function LockedSubcontractors({ company, tier }: Pick<LockedPageProps, 'company' | 'tier'>) {
  const t = useTranslations('locked.subcontractors');
  return (
    <LockedPage
      company={company}
      title={t('title')}
      text={t('text')}
      points={[t('points.portal'), t('points.assign'), t('points.seats')]}
      tier={tier}
      example={{
        columns: [t('columns.company'), t('columns.trade'), t('columns.permits')],
        rows: [
          [t('rows.first'), t('rows.firstTrade'), '6'],
          [t('rows.second'), t('rows.secondTrade'), '3'],
          [t('rows.third'), t('rows.thirdTrade'), '2'],
        ],
      }}
    />
  );
}
