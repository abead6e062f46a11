import { brand } from '@/lib/brand';
import { Action, type FactRows, Facts, Note, Paragraph, Title } from '../parts';
import type { Letter, MailEnv, Template } from '../types';
import { networkAddress, personName } from '../untrusted';

interface Happened {
  /** The reader's name. */
  name: string;
  at: Date;
}

export type PasswordChangedProps = Happened;

export interface NewSignInProps extends Happened {
  /** As the list of devices calls it: "Firefox on Windows". */
  device: string;
  /** Of the network, as `addressBlock` writes it; null where nobody could tell. */
  network: string | null;
}

export interface SecurityChangeProps extends Happened {
  kind: 'second_factor_enabled' | 'second_factor_disabled' | 'passkey_added' | 'passkey_removed';
  /** What the reader called the passkey. */
  passkey?: string;
}

export interface RecoveryCodesProps extends Happened {
  kind: 'used' | 'renewed';
  /** Codes that still work. */
  left: number;
}

interface Alert {
  title: string;
  text: string;
  facts?: FactRows;
  /** What to do if it was somebody else, and where. */
  otherwise: string;
  action: { label: string; href: string };
}

/** What happened, when, and what to do if it was somebody else. */
function alertLetter({ name, at }: Happened, { t, moment }: MailEnv, alert: Alert): Letter {
  return {
    subject: alert.title,
    preview: alert.text,
    body: (
      <>
        <Title>{alert.title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{alert.text}</Paragraph>
        <Facts rows={[[t('mail.security.when'), moment(at)], ...(alert.facts ?? [])]} />
        <Paragraph>{t('mail.security.you')}</Paragraph>
        <Note>{alert.otherwise}</Note>
        <Action href={alert.action.href}>{alert.action.label}</Action>
      </>
    ),
    reason: t('mail.reasons.account', { brand: brand.name }),
  };
}

function reviewSettings({ t, page }: MailEnv): Pick<Alert, 'otherwise' | 'action'> {
  return {
    otherwise: t('mail.security.otherwise', { support: brand.supportEmail }),
    action: { label: t('mail.security.review'), href: page('/dashboard/settings') },
  };
}

export const passwordChanged: Template<PasswordChangedProps> = (props, env) =>
  alertLetter(props, env, {
    title: env.t('mail.security.password.subject'),
    text: env.t('mail.security.password.text', { brand: brand.name }),
    // Whoever changed it knows it, and the reader does not: only a reset helps.
    otherwise: env.t('mail.security.password.otherwise', { support: brand.supportEmail }),
    action: { label: env.t('mail.security.password.action'), href: env.page('/login') },
  });

export const newSignIn: Template<NewSignInProps> = (props, env) => {
  const network = networkAddress(props.network);
  return alertLetter(props, env, {
    title: env.t('mail.security.signIn.subject'),
    text: env.t('mail.security.signIn.text', { brand: brand.name }),
    facts: [
      [env.t('mail.security.device'), personName(props.device)],
      ...(network === null ? [] : [[env.t('mail.security.network'), network] as const]),
    ],
    ...reviewSettings(env),
  });
};

export const securityChange: Template<SecurityChangeProps> = (props, env) =>
  alertLetter(props, env, {
    title: env.t(`mail.security.${props.kind}.subject`),
    text: env.t(`mail.security.${props.kind}.text`),
    ...(props.passkey ? { facts: [[env.t('mail.security.passkey'), personName(props.passkey)]] } : {}),
    ...reviewSettings(env),
  });

export const recoveryCodes: Template<RecoveryCodesProps> = (props, env) =>
  alertLetter(props, env, {
    title: env.t(`mail.security.codes_${props.kind}.subject`),
    text: env.t(`mail.security.codes_${props.kind}.text`, { left: props.left }),
    ...reviewSettings(env),
  });
