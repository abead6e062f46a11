import { brand } from '@/lib/brand';
import { dollars } from '@/lib/platform/i18n/format';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { cardBrand } from '@/lib/providers/billing/card-brand';
import type { Tier } from '@/lib/providers/billing/types';
import { Action, type FactRows, Facts, Muted, Paragraph, Title } from '../parts';
import type { Letter, MailEnv, Template } from '../types';
import { companyName, personName } from '../untrusted';

/** Who reads a mail about a company's plan. */
export interface OwnerReader {
  /** The reader's name. */
  name: string;
  company: string;
}

/** A card as its holder knows it. */
export interface CardName {
  /** As the payment provider calls it: `visa`. */
  brand: string;
  last4: string;
}

interface OfPlan extends OwnerReader {
  tier: Tier;
}

export interface TrialEndingProps extends OfPlan {
  /** Of the first month, discount and credit taken off. */
  amountCents: number;
  /** Of every month after it. */
  priceCents: number;
  endsAt: Date;
  /** The last moment to cancel without a charge; null where it is over. */
  cancelBy: Date | null;
  card: CardName | null;
}

export interface OpenPaymentProps extends OfPlan {
  amountCents: number;
  card: CardName | null;
  /** When it is tried again by itself; null for never. */
  nextAttemptAt: Date | null;
}

export interface SubscriptionEndedProps extends OfPlan {
  /** `closed`: it opens again once somebody pays what is open. */
  reason: 'canceled' | 'unpaid' | 'closed';
  endedAt: Date;
}

export interface PlanChangedProps extends OfPlan {
  from: Tier;
  priceCents: number;
  /** What the smaller plan has no room for; null where nobody counted it. */
  lost: PlanLost | null;
}

export interface PlanLost {
  recipients: number;
  paused: number;
  invitations: number;
  cities: number;
  sms: boolean;
}

export interface CancellationConfirmedProps extends OfPlan {
  endsAt: Date;
  /** What is still charged, and when; null for nothing. */
  charge: { amountCents: number; at: Date } | null;
}

export interface PermitsUsedProps extends OfPlan {
  used: number;
  limit: number;
  /** When the next year begins. */
  until: Date;
  /** The smallest plan that covers more; null where none does. */
  larger: { tier: Tier; limit: number } | null;
}

export interface ReferralRewardedProps extends OwnerReader {
  amountCents: number;
}

interface About {
  title: string;
  /** What happened. */
  text: string;
  facts?: FactRows;
  /** What it means, and what to do. */
  says: (string | null)[];
  action: { label: string; page: RouteKey };
  /** Good to know. */
  also?: string;
}

function planLetter({ name, company }: OwnerReader, { t, page }: MailEnv, about: About): Letter {
  return {
    subject: about.title,
    preview: about.text,
    body: (
      <>
        <Title>{about.title}</Title>
        <Paragraph>{t('mail.hello', { name: personName(name) })}</Paragraph>
        <Paragraph>{about.text}</Paragraph>
        {about.facts && about.facts.length > 0 ? <Facts rows={about.facts} /> : null}
        {about.says
          .filter((text) => text !== null)
          .map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
        <Action href={page(about.action.page)}>{about.action.label}</Action>
        {about.also === undefined ? null : <Muted>{about.also}</Muted>}
      </>
    ),
    reason: t('mail.billing.reason', { company: companyName(company), brand: brand.name }),
  };
}

const SUBSCRIPTION = '/dashboard/subscription';

function cardWords({ t }: MailEnv, { brand: key, last4 }: CardName): string {
  return t('mail.billing.card', { brand: cardBrand(key) ?? t('mail.billing.anyCard'), last4 });
}

export const trialEnding: Template<TrialEndingProps> = (props, env) => {
  const { t, date, moment } = env;
  const { card, cancelBy, amountCents, priceCents, endsAt } = props;
  const amount = dollars(amountCents);
  const price = dollars(priceCents);
  return planLetter(props, env, {
    title: t('mail.billing.trialEnding.subject', { date: date(endsAt) }),
    text: t('mail.billing.trialEnding.text', {
      company: companyName(props.company),
      plan: t(`plans.${props.tier}`),
      moment: moment(endsAt),
    }),
    facts: [
      [t('mail.billing.facts.plan'), t(`plans.${props.tier}`)],
      [t('mail.billing.facts.firstMonth'), amount],
      ...(amountCents === priceCents ? [] : [[t('mail.billing.facts.laterMonths'), price] as const]),
      ...(card ? [[t('mail.billing.facts.card'), cardWords(env, card)] as const] : []),
      ...(cancelBy ? [[t('mail.billing.facts.cancelBy'), moment(cancelBy)] as const] : []),
    ],
    says: [
      t(`mail.billing.trialEnding.${card ? 'means' : 'noCard'}`, { amount }),
      cancelBy
        ? t('mail.billing.trialEnding.cancel', { moment: moment(cancelBy) })
        : t('mail.billing.trialEnding.late', { amount }),
    ],
    action: { label: t('mail.billing.manage'), page: SUBSCRIPTION },
    also: t('mail.billing.tax'),
  });
};

function openPayment(props: OpenPaymentProps, env: MailEnv, about: 'failed' | 'action'): Letter {
  const { t } = env;
  const { nextAttemptAt, card } = props;
  const amount = dollars(props.amountCents);
  return planLetter(props, env, {
    title: t(`mail.billing.${about}.subject`),
    text: t(`mail.billing.${about}.text`, {
      amount,
      plan: t(`plans.${props.tier}`),
      company: companyName(props.company),
    }),
    facts: [
      [t('mail.billing.facts.amount'), amount],
      ...(card ? [[t('mail.billing.facts.card'), cardWords(env, card)] as const] : []),
      ...(nextAttemptAt ? [[t('mail.billing.facts.nextTry'), env.moment(nextAttemptAt)] as const] : []),
    ],
    says: [
      t(`mail.billing.${about}.means`),
      nextAttemptAt ? null : t(`mail.billing.${about}.lastTry`),
      t(`mail.billing.${about}.do`),
    ],
    action: { label: t(`mail.billing.${about}.open`), page: SUBSCRIPTION },
  });
}

export const paymentFailed: Template<OpenPaymentProps> = (props, env) => openPayment(props, env, 'failed');

export const paymentActionNeeded: Template<OpenPaymentProps> = (props, env) =>
  openPayment(props, env, 'action');

export const subscriptionEnded: Template<SubscriptionEndedProps> = (props, env) => {
  const { t } = env;
  const says = {
    plan: t(`plans.${props.tier}`),
    company: companyName(props.company),
    moment: env.moment(props.endedAt),
  };
  const closed = props.reason === 'closed';
  return planLetter(props, env, {
    title: t(`mail.billing.ended.subject.${props.reason}`, says),
    text: t(`mail.billing.ended.text.${props.reason}`, says),
    says: [t('mail.billing.ended.means'), t(`mail.billing.ended.do.${closed ? 'pay' : 'choose'}`)],
    action: { label: t(`mail.billing.ended.open.${closed ? 'pay' : 'choose'}`), page: SUBSCRIPTION },
  });
};

const COUNTED = ['recipients', 'paused', 'invitations', 'cities'] as const;

export const planChanged: Template<PlanChangedProps> = (props, env) => {
  const { t } = env;
  const { lost } = props;
  const plan = t(`plans.${props.tier}`);
  const rows: FactRows = lost
    ? [
        ...COUNTED.filter((what) => lost[what] > 0).map(
          (what) => [t(`mail.billing.changed.lost.${what}`), String(lost[what])] as const,
        ),
        ...(lost.sms ? [[t('mail.billing.changed.lost.sms'), t('mail.billing.changed.off')] as const] : []),
      ]
    : [];
  const outcome = lost === null ? 'perhaps' : rows.length > 0 ? 'some' : 'nothing';
  return planLetter(props, env, {
    title: t('mail.billing.changed.subject', { plan }),
    text: t('mail.billing.changed.text', {
      company: companyName(props.company),
      from: t(`plans.${props.from}`),
      plan,
      price: dollars(props.priceCents),
    }),
    facts: rows,
    says: [t(`mail.billing.changed.${outcome}`, { plan }), t('mail.billing.changed.do')],
    action: { label: t('mail.billing.manage'), page: SUBSCRIPTION },
  });
};

export const cancellationConfirmed: Template<CancellationConfirmedProps> = (props, env) => {
  const { t, moment } = env;
  const { charge } = props;
  return planLetter(props, env, {
    title: t('mail.billing.cancelled.subject'),
    text: t('mail.billing.cancelled.text', {
      company: companyName(props.company),
      plan: t(`plans.${props.tier}`),
      moment: moment(props.endsAt),
    }),
    says: [
      charge
        ? t('mail.billing.cancelled.charge', {
            amount: dollars(charge.amountCents),
            moment: moment(charge.at),
          })
        : t('mail.billing.cancelled.free'),
      t('mail.billing.cancelled.do'),
    ],
    action: { label: t('mail.billing.manage'), page: SUBSCRIPTION },
  });
};

export const referralRewarded: Template<ReferralRewardedProps> = (props, env) => {
  const { t } = env;
  const amount = dollars(props.amountCents);
  return planLetter(props, env, {
    title: t('mail.billing.rewarded.subject', { amount }),
    text: t('mail.billing.rewarded.text', { company: companyName(props.company) }),
    says: [t('mail.billing.rewarded.means', { amount }), t('mail.billing.rewarded.do')],
    action: { label: t('mail.billing.rewarded.open'), page: '/dashboard/referrals' },
  });
};

export const permitsUsed: Template<PermitsUsedProps> = (props, env) => {
  const { t, date } = env;
  const { used, limit, tier, larger } = props;
  const full = used >= limit;
  return planLetter(props, env, {
    title: t(`mail.billing.permits.${full ? 'full' : 'near'}`, { used, limit }),
    text: t('mail.billing.permits.text', {
      company: companyName(props.company),
      plan: t(`plans.${tier}`),
      used,
      limit,
    }),
    says: [
      t('mail.billing.permits.stay'),
      t(`mail.billing.permits.${full ? 'none' : 'more'}`, { limit, date: date(props.until) }),
      larger
        ? t('mail.billing.permits.larger', { plan: t(`plans.${larger.tier}`), limit: larger.limit })
        : t('mail.billing.permits.largest'),
    ],
    action: { label: t('mail.billing.manage'), page: SUBSCRIPTION },
  });
};
