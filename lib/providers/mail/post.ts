import { brand as product } from '@/lib/brand';
import type { Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { addMessage } from '@/lib/providers/outbox/messages';
import type { MailOptions } from './env';
import { renderMail } from './render';
import { containsSecret, SECRET_HEADER } from './secret';
import type { TemplateName, TemplateProps } from './templates';
import { type MailSettings, SENDER_HEADER } from './types';
import { companyName } from './untrusted';

export interface PostMailInput<N extends TemplateName> extends MailOptions, MailSettings {
  /** One address. */
  to: string;
  template: N;
  props: TemplateProps[N];
  /** The company on whose behalf it goes out. */
  companyId?: string | null;
  headers?: Record<string, string>;
}

/** Of a name, so that ours is seen behind it. */
const SENDER_MAX = 60;

/** A single address, without characters that could form a list, a display name or a second header. */
const ONE_ADDRESS = /^[^\s,;:<>()"@]+@[^\s,;:<>()"@]+$/;

/**
 * Renders a mail and adds it to the outbox in the caller's transaction (transactional outbox), so that it is
 * sent if and only if the transaction commits. Returns the message's id.
 */
export async function postMail<N extends TemplateName>(
  ctx: Context,
  input: PostMailInput<N>,
): Promise<string> {
  const { to, template, locale, sendsMail } = input;
  if (!ONE_ADDRESS.test(to)) throw new Error('A mail goes to one address.');
  const headers = {
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(await ofBrand(input)),
    ...input.headers,
    ...(containsSecret(template) ? { [SECRET_HEADER]: '1' } : {}),
  };
  if (Object.values(headers).some((value) => /[\r\n]/.test(value)))
    throw new Error('A header holds one line.');
  const mail = await renderMail(template, input.props, input);
  const id = newId('message');
  await addMessage(ctx, {
    id,
    companyId: input.companyId ?? null,
    channel: 'email',
    recipient: to,
    locale,
    ...mail,
    headers,
    ...(sendsMail
      ? { state: 'queued' as const, nextAttemptAt: ctx.now }
      : { state: 'sent' as const, sentAt: ctx.now }),
  });
  if (sendsMail) await enqueue(ctx, 'deliver', {});
  return id;
}

/** Who a company's mail is from, beside our name, and where answers to it go. */
async function ofBrand({ brand, locale }: MailOptions): Promise<Record<string, string>> {
  if (!brand) return {};
  const t = await mailTranslator(locale, 'UTC');
  return {
    ...(brand.senderName
      ? {
          [SENDER_HEADER]: t('mail.sender', {
            name: companyName(brand.senderName, SENDER_MAX),
            brand: product.name,
          }),
        }
      : {}),
    ...(brand.replyTo ? { 'Reply-To': brand.replyTo } : {}),
  };
}
