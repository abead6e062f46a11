import { brand } from '@/lib/brand';
import type { InvitedRole } from '@/lib/company/invitations/types';
import { Action, type FactRows, Facts, Muted, Note, Paragraph, Title } from '../parts';
import { type Letter, type MailEnv, type Template, VALID_FOR } from '../types';
import { companyName, personName } from '../untrusted';

export interface TeamInvitationProps {
  company: string;
  /** Who invites. */
  inviter: string;
  role: InvitedRole;
  /** Of the invitation's page, with the token. */
  path: string;
}

export interface SubcontractorInvitationProps {
  /** Whose permits they are. */
  parentCompany: string;
  invitedCompany?: string | null;
  /** In the parent company's own words. */
  role: string;
  /** Of the invitation's page, with the token. */
  path: string;
}

/** Leaves room in the subject for what it is about. */
const SUBJECT_NAME_MAX = 80;

interface Invitation {
  from: string;
  title: string;
  text: string;
  facts: FactRows;
  action: { label: string; path: string };
}

function invitationLetter({ t, link }: MailEnv, { from, title, text, facts, action }: Invitation): Letter {
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{text}</Paragraph>
        <Facts rows={facts} />
        <Action href={link(action.path)}>{action.label}</Action>
        <Muted>{t('mail.invitation.valid', { days: VALID_FOR.invitationDays })}</Muted>
        <Note>{t('mail.invitation.unknown', { company: from })}</Note>
      </>
    ),
    reason: t('mail.invitation.reason', { company: from, brand: brand.name }),
  };
}

export const teamInvitation: Template<TeamInvitationProps> = (props, env) => {
  const { t } = env;
  const from = companyName(props.company);
  const inviter = personName(props.inviter);
  return invitationLetter(env, {
    from,
    title: t('mail.invitation.team.subject', {
      company: companyName(props.company, SUBJECT_NAME_MAX),
      brand: brand.name,
    }),
    text: t('mail.invitation.team.text', { inviter, company: from, brand: brand.name }),
    facts: [
      [t('mail.invitation.facts.company'), from],
      [t('mail.invitation.facts.inviter'), inviter],
      [t('mail.invitation.facts.role'), t(`mail.invitation.roles.${props.role}`)],
    ],
    action: { label: t('mail.invitation.accept'), path: props.path },
  });
};

function subcontractor(
  props: SubcontractorInvitationProps,
  env: MailEnv,
  says: { text: string; action: string },
): Letter {
  const { t } = env;
  const from = companyName(props.parentCompany);
  const invited = companyName(props.invitedCompany ?? '');
  return invitationLetter(env, {
    from,
    title: t('mail.invitation.subcontractor.subject', {
      company: companyName(props.parentCompany, SUBJECT_NAME_MAX),
    }),
    text: says.text,
    facts: [
      [t('mail.invitation.facts.parent'), from],
      ...(invited === '' ? [] : [[t('mail.invitation.facts.invited'), invited] as const]),
      [t('mail.invitation.facts.role'), personName(props.role)],
    ],
    action: { label: says.action, path: props.path },
  });
}

export const subcontractorInvitation: Template<SubcontractorInvitationProps> = (props, env) =>
  subcontractor(props, env, {
    text: env.t('mail.invitation.subcontractor.text', {
      company: companyName(props.parentCompany),
      brand: brand.name,
    }),
    action: env.t('mail.invitation.accept'),
  });

/** To somebody who has an account: they sign in and accept. */
export const subcontractorInvitationKnown: Template<SubcontractorInvitationProps> = (props, env) =>
  subcontractor(props, env, {
    text: env.t('mail.invitation.known.text', {
      company: companyName(props.parentCompany),
      brand: brand.name,
    }),
    action: env.t('mail.invitation.known.accept'),
  });
