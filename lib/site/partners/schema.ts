import { z } from 'zod';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { ANSWER_MAX, APPLICATION_MESSAGE_MAX, APPLICATION_STATES, PARTNER_KINDS, VERDICTS } from './types';

// What PostgreSQL holds: every character but NUL, and no half of one.
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .regex(/^[^\0\p{Surrogate}]*$/u, 'invalid');
const requiredText = (max: number) => text(max).min(1, 'missing');
const oneLine = (max: number) => requiredText(max).regex(/^[^\p{Cc}]*$/u, 'invalid');

/** A site by its name, with or without https in front; kept with it. */
const websiteSchema = text(200).transform((given, ctx) => {
  if (given === '') return null;
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && url.username === '' && url.password === '' && /^[^.]+(\.[^.]+)+$/.test(url.hostname))
    return url.href;
  ctx.addIssue({ code: 'custom', message: 'invalid' });
  return z.NEVER;
});

export const newApplicationSchema = z.object({
  kind: z.enum(PARTNER_KINDS, { error: 'missing' }),
  organisation: oneLine(160),
  website: websiteSchema,
  area: oneLine(300),
  message: requiredText(APPLICATION_MESSAGE_MAX),
  locale: z.enum(LOCALES),
});
export type NewApplication = z.output<typeof newApplicationSchema>;

export const applicationIdSchema = z.object({ application: z.string().regex(/^pap_[0-9a-z]{26}$/) });

export const answerSchema = applicationIdSchema.extend({
  verdict: z.enum(VERDICTS, { error: 'missing' }),
  answer: requiredText(ANSWER_MAX),
});
export type Answer = z.output<typeof answerSchema>;

export const applicationFilterSchema = z.object({
  state: z.enum(APPLICATION_STATES).catch('received').default('received'),
  /** The last one of the page before. */
  after: z
    .string()
    .regex(/^pap_[0-9a-z]{26}$/)
    .optional()
    .catch(undefined),
});
export type ApplicationFilter = z.output<typeof applicationFilterSchema>;
