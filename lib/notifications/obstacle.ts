import { PLANS } from '@/lib/billing/plans';
import type { Tier } from '@/lib/billing/types';
import type { Channel } from './types';

/** Why a notice that was decided on is not told after all; the history says each in words. */
export const OBSTACLES = [
  'permit_removed',
  'plan_ended',
  'plan_without_texts',
  'channel_off',
  'no_address',
  'unsubscribed',
  'mail_off',
  'texts_off',
  'consent_withdrawn',
  'number_stopped',
  'address_changed',
  'recipient_removed',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Those of them that are the reader's own word. */
export const READERS_WORD: readonly Obstacle[] = ['unsubscribed', 'mail_off', 'texts_off', 'number_stopped'];

/** How things stand for one notice now. */
export interface Standing {
  channel: Channel;
  /** The company's word on the permit; null where there is no link any more. */
  link: string | null;
  tier: Tier | null;
  methods: readonly Channel[] | null;
  email: string | null;
  phone: string | null;
  emailOn: boolean;
  smsOn: boolean;
  unsubscribedAt: Date | null;
}

/** What stands in the way now; the recipient's own word goes before the company's. */
export function obstacleOf(
  notice: Standing,
  texts: { consents: boolean; stopped: boolean },
): Obstacle | null {
  if (notice.link !== 'confirmed') return 'permit_removed';
  if (notice.channel === 'email') {
    if (notice.unsubscribedAt !== null) return 'unsubscribed';
    if (!notice.emailOn) return 'mail_off';
    if (notice.email === null) return 'no_address';
  } else {
    if (texts.stopped) return 'number_stopped';
    if (!notice.smsOn) return 'texts_off';
    if (notice.phone === null) return 'no_address';
    if (!texts.consents) return 'consent_withdrawn';
    if (notice.tier !== null && !PLANS[notice.tier].sms) return 'plan_without_texts';
  }
  if (notice.tier === null) return 'plan_ended';
  return notice.methods?.includes(notice.channel) ? null : 'channel_off';
}
