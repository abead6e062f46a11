import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';
import { ConsentSettings } from '@/components/measurement/consent-settings';
import { proseComponents } from '@/components/prose/prose-components';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { dollars } from '@/lib/platform/i18n/format';
import { CANCEL_BEFORE_HOURS, REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';

/** What whoever runs this installation has to fill in, as it stands in the text: "[legal entity]". */
export function ToComplete({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-sm border border-dashed border-control bg-sunken px-1 font-semibold text-ink">
      [{children}]
    </mark>
  );
}

function SupportMail() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

/** Opens the choice about measuring, which says so where nothing is measured. */
function CookieSettings() {
  return <ConsentSettings className={buttonClass({ variant: 'secondary', size: 'sm' })} />;
}

/** What the software itself knows, so that a legal text cannot say another figure than it keeps to. */
const FACTS = {
  brand: brand.name,
  sessionDays: COOKIE_SECONDS / 86_400,
  trialDays: TRIAL_DAYS,
  referredTrialDays: REFERRED_TRIAL_DAYS,
  cancelHours: CANCEL_BEFORE_HOURS,
  referralPercent: REFERRAL_DISCOUNT_PERCENT,
  solo: dollars(PLANS.solo.priceCents),
  team: dollars(PLANS.team.priceCents),
  professional: dollars(PLANS.professional.priceCents),
  enterprise: dollars(PLANS.enterprise.priceCents),
};

/** A legal text in the measure of the guides; it reads our figures as `props.trialDays`. */
export function LegalText({ content: Content }: { content: MDXContent }) {
  return (
    <div className="prose">
      <Content {...FACTS} components={{ ...proseComponents, ToComplete, SupportMail, CookieSettings }} />
    </div>
  );
}
