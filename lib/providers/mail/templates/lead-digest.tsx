import { brand } from '@/lib/brand';
import type { Lead } from '@/lib/company/prospects/view';
import { dollars } from '@/lib/platform/i18n/format';
import { Action, Item, Muted, Paragraph, Reference, Strong, Title } from '../parts';
import type { MailEnv, Template } from '../types';
import { companyName, line, personName, unlinked } from '../untrusted';

export interface LeadDigestProps {
  name: string;
  company: string;
  /** As the search is called. */
  search: string;
  count: number;
  /** `count` is where counting ended. */
  isMore: boolean;
  /** The newest. */
  leads: readonly Lead[];
  /** Of the page's address, so that it shows the same. */
  query: Readonly<Record<string, string>>;
}

const FEED_MAX = 200;
const NAME_MAX = 80;

/** New permits among what somebody keeps looking for. */
export const leadDigest: Template<LeadDigestProps> = (props, env) => {
  const { t, page } = env;
  const search = unlinked(props.search, NAME_MAX);
  const subject = t('mail.leads.subject', { count: props.count, search });
  const address = new URL(page('/dashboard/prospect-monitoring'));
  for (const [key, value] of Object.entries(props.query)) address.searchParams.set(key, value);
  return {
    subject,
    preview: subject,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{t('mail.hello', { name: personName(props.name) })}</Paragraph>
        <Paragraph>
          {t(props.isMore ? 'mail.leads.more' : 'mail.leads.text', {
            count: props.count,
            search,
            company: companyName(props.company),
          })}
        </Paragraph>
        {props.leads.map((lead) => (
          <LeadItem key={lead.permitId} lead={lead} env={env} />
        ))}
        <Action href={address.href}>{t('mail.leads.open')}</Action>
        <Muted>{t('mail.leads.public', { brand: brand.name })}</Muted>
      </>
    ),
    reason: t('mail.leads.reason', { search }),
    settings: { label: t('mail.leads.settings'), href: page('/dashboard/prospect-monitoring') },
  };
};

function LeadItem({ lead, env: { t, day } }: { lead: Lead; env: MailEnv }) {
  // The city's words, which whoever applied wrote.
  const work = unlinked(lead.description ?? lead.permitType ?? lead.permitNumber, FEED_MAX);
  const facts = [
    line(lead.city, NAME_MAX),
    lead.valuationCents === null ? null : dollars(lead.valuationCents),
    t('mail.leads.listed', { date: day(lead.listedOn) }),
  ];
  return (
    <Item>
      <Strong>{line(lead.address ?? lead.permitNumber, FEED_MAX)}</Strong>
      <Paragraph>{work}</Paragraph>
      <Muted>{facts.filter((fact) => fact !== null).join(' · ')}</Muted>
      {lead.mode === 'sample' && <Muted>{t('mail.change.sample')}</Muted>}
      {lead.link !== null && URL.canParse(lead.link) && /^https?:/.test(lead.link) && (
        <Reference href={lead.link}>{t('mail.change.record')}</Reference>
      )}
    </Item>
  );
}
