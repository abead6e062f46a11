import { brand } from '@/lib/brand';
import { Action, Muted, Note, Paragraph, Title } from '../parts';
import type { Letter, MailEnv, Template } from '../types';
import { personName } from '../untrusted';

export interface Reader {
  /** The reader's name. */
  name: string;
}

/** For recipients without an account. */
export type NoProps = Record<never, never>;

/** Answers by mail where a page would reveal whether an account exists. */
function answer(
  about: 'noAccount' | 'alreadyVerified',
  { t }: MailEnv,
  { name, href }: { name?: string; href: string },
): Letter {
  const title = t(`mail.${about}.subject`);
  const text = t(`mail.${about}.text`, { brand: brand.name });
  return {
    subject: title,
    preview: text,
    body: (
      <>
        <Title>{title}</Title>
        {name !== undefined && <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>}
        <Paragraph>{text}</Paragraph>
        <Action href={href}>{t(`mail.${about}.action`)}</Action>
        <Muted>{t(`mail.${about}.hint`)}</Muted>
        <Note>{t('mail.notYou')}</Note>
      </>
    ),
    reason: t('mail.reasons.entered', { brand: brand.name }),
  };
}

export const noAccount: Template<NoProps> = (_, env) =>
  answer('noAccount', env, { href: `${env.page('/login')}?signup=true` });

export const alreadyVerified: Template<Reader> = ({ name }, env) =>
  answer('alreadyVerified', env, { name, href: env.page('/login') });
