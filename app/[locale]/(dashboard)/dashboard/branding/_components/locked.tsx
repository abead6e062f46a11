import { useTranslations } from 'next-intl';
import { LockedPage } from '@/components/billing/locked-page';
import { tonesOf } from '@/lib/company/branding/colour';
import type { Tier } from '@/lib/providers/billing/types';
import { Preview } from './preview';

/** A colour that is plainly not ours. */
const EXAMPLE_COLOUR = '#12467a';

/** What the page does for companies whose plan does not open it, under the reader's own company name. */
export function LockedBranding({ company, tier }: { company: string; tier: Tier }) {
  const t = useTranslations('branding');
  const points = useTranslations('branding.locked');
  return (
    <LockedPage
      company={company}
      tier={tier}
      title={t('title')}
      text={t('description')}
      points={[points('mail'), points('pages'), points('kept')]}
      example={
        <Preview
          look={{ company, logo: null, tones: tonesOf(EXAMPLE_COLOUR) }}
          senderName={company}
          replyEmail={null}
        />
      }
    />
  );
}
