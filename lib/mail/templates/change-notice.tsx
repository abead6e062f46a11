import { brand } from '@/lib/brand';
import type { EventKind, StatusBucket } from '@/lib/permits/types';
import { Action, Item, Muted, Paragraph, Strong } from '../parts';
import type { MailEnv, Template } from '../types';
import { companyName, line, personName } from '../untrusted';

/** One change as a recipient reads it. */
export interface ChangeNotice {
  permitId: number;
  permitNumber: string;
  permitType: string | null;
  address: string | null;
  cityLabel: string;
  kind: EventKind;
  fromWord: string | null;
  toBucket: StatusBucket;
  toWord: string | null;
  occurredOn: string | null;
  /** From the built-in sample feeds, which the mail says. */
  sample: boolean;
}

export interface ChangeNoticeProps {
  recipientName: string;
  companyName: string;
  changes: readonly ChangeNotice[];
}

/** What a feed wrote is shown as it stands, as one line. */
const FEED_MAX = 300;

function shown(text: string | null): string | null {
  return text === null ? null : line(text, FEED_MAX);
}

function Change({ change, env: { t, day, page } }: { change: ChangeNotice; env: MailEnv }) {
  const word = shown(change.toWord) ?? t(`status.${change.toBucket}`);
  return (
    <Item>
      <Strong>{[shown(change.permitNumber), shown(change.permitType)].filter(Boolean).join(' · ')}</Strong>
      <Muted>{[shown(change.address), change.cityLabel].filter(Boolean).join(', ')}</Muted>
      <Strong>
        {change.kind === 'status_changed'
          ? t('mail.change.status', {
              from: shown(change.fromWord) ?? t('mail.change.noStatus'),
              to: word,
            })
          : t(`mail.change.${change.kind}`, { status: word })}
      </Strong>
      {change.occurredOn !== null && (
        <Muted>{t('mail.change.cityDate', { date: day(change.occurredOn) })}</Muted>
      )}
      <Paragraph>{t(`meaning.${change.toBucket}.means`)}</Paragraph>
      <Paragraph>{t(`meaning.${change.toBucket}.next`)}</Paragraph>
      {change.sample && <Muted>{t('mail.change.sample')}</Muted>}
      <Action href={page('/dashboard/permits/[id]', { id: String(change.permitId) })}>
        {t('mail.change.open')}
      </Action>
    </Item>
  );
}

/** Tells one recipient what moved, each change with what it means and what to do. */
export const changeNotice: Template<ChangeNoticeProps> = (props, env) => {
  const { t, page } = env;
  const greeting = t('mail.change.greeting', { name: personName(props.recipientName) });
  const [first] = props.changes;
  return {
    subject:
      props.changes.length === 1 && first
        ? t('mail.change.subject.one', {
            number: line(first.permitNumber, FEED_MAX),
            status: shown(first.toWord) ?? t(`status.${first.toBucket}`),
            city: first.cityLabel,
          })
        : t('mail.change.subject.many', { count: props.changes.length }),
    preview: greeting,
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        {props.changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; one permit may have changed twice.
          <Change key={index} change={change} env={env} />
        ))}
      </>
    ),
    reason: t('mail.change.reason', { company: companyName(props.companyName), brand: brand.name }),
    settings: { label: t('mail.change.settings'), href: page('/dashboard/notifications') },
  };
};
