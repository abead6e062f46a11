import { brand } from '@/lib/brand';
import { Action, Muted, Note, Paragraph, Title } from '../parts';
import { type MailEnv, type Template, VALID_FOR } from '../types';
import { personName } from '../untrusted';

export interface LinkProps {
  /** The reader's name. */
  name: string;
  /** Of the page that takes the token, with the token: `/reset-password?token=…`. */
  path: string;
}

function linkLetter(props: LinkProps, { t, link }: MailEnv, about: 'verify' | 'reset', valid: string) {
  const title = t(`mail.${about}.subject`);
  const text = t(`mail.${about}.text`, { brand: brand.name });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(props.name) })}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Action href={link(props.path)}>{t(`mail.${about}.action`)}</Action>
        <Muted>{valid}</Muted>
        <Note>{t(`mail.${about}.notYou`, { brand: brand.name })}</Note>
      </>
    ),
    reason: t('mail.reasons.entered', { brand: brand.name }),
  };
}

export const verifyEmail: Template<LinkProps> = (props, env) =>
  linkLetter(props, env, 'verify', env.t('mail.verify.valid', { hours: VALID_FOR.verifyHours }));

export const resetPassword: Template<LinkProps> = (props, env) =>
  linkLetter(props, env, 'reset', env.t('mail.reset.valid', { minutes: VALID_FOR.resetMinutes }));
