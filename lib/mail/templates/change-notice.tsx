import { brand } from '@/lib/brand';
import type { EventKind, StatusBucket } from '@/lib/permits/types';
import { Action, Heading, Item, Muted, Paragraph, Reference, Strong } from '../parts';
import type { MailEnv, Template } from '../types';
import { companyName, line, personName } from '../untrusted';

/** One change as a recipient reads it. */
export interface ChangeNotice {
  permitId: number;
  permitNumber: string;
  permitType: string | null;
  /** What permits of one site have in common; null where the city gives no address. */
  project: string | null;
  address: string | null;
  cityLabel: string;
  kind: EventKind;
  fromBucket: StatusBucket | null;
  fromWord: string | null;
  toBucket: StatusBucket;
  toWord: string | null;
  occurredOn: string | null;
  /** http(s) address of the city's own record. */
  recordUrl: string | null;
  /** From the built-in sample feeds, which the mail says. */
  sample: boolean;
}

export interface ChangeNoticeProps {
  recipientName: string;
  companyName: string;
  /** By weight: the first is what the subject names, and the last are told in short where there are many. */
  changes: readonly ChangeNotice[];
  /** Path of the page that stops these mails. */
  unsubscribePath: string;
  /** The sender's. */
  postalAddress?: string | undefined;
}

/** What a feed wrote is shown as it stands, as one line. */
const FEED_MAX = 300;
const SUBJECT_NAME_MAX = 80;
/** Changes told with what they mean; a mailbox cuts a longer mail off. */
const IN_FULL = 20;

function shown(text: string | null): string | null {
  return text === null ? null : line(text, FEED_MAX);
}

/** What happened, in the city's own words where there are any. */
function happened(change: ChangeNotice, { t }: MailEnv): string {
  const word = shown(change.toWord) ?? t(`status.${change.toBucket}`);
  if (change.kind !== 'status_changed') return t(`mail.change.${change.kind}`, { status: word });
  const from = shown(change.fromWord) ?? t('mail.change.noStatus');
  return t('mail.change.status', { from, to: word });
}

/** The same change in our words; null where the city's say it, or nothing moved between them. */
function inOurWords({ kind, fromBucket, toBucket }: ChangeNotice, { t }: MailEnv): string | null {
  if (kind !== 'status_changed' || fromBucket === null || fromBucket === toBucket) return null;
  return t('mail.change.plainly', { from: t(`status.${fromBucket}`), to: t(`status.${toBucket}`) });
}

/** What it means and what to do next: of the state the permit is in, but for changes that are about none. */
function meaning({ kind, toBucket }: ChangeNotice, { t }: MailEnv): [means: string, next: string] {
  switch (kind) {
    case 'discovered':
    case 'status_changed':
      return [t(`meaning.${toBucket}.means`), t(`meaning.${toBucket}.next`)];
    case 'reappeared':
      return [t('mail.change.kinds.reappeared.means'), t(`meaning.${toBucket}.next`)];
    case 'vanished':
    case 'dates_changed':
    case 'details_changed':
      return [t(`mail.change.kinds.${kind}.means`), t(`mail.change.kinds.${kind}.next`)];
  }
}

/** The city's own page, where its feed names one that a browser opens. */
function recordOf({ recordUrl }: ChangeNotice): string | null {
  if (recordUrl === null || !URL.canParse(recordUrl)) return null;
  const { protocol, href } = new URL(recordUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function Change({ change, inFull, env }: { change: ChangeNotice; inFull: boolean; env: MailEnv }) {
  const { t, day, page } = env;
  const plainly = inOurWords(change, env);
  const [means, next] = meaning(change, env);
  const record = recordOf(change);
  const ours = page('/dashboard/permits/[id]', { id: String(change.permitId) });
  return (
    <Item>
      <Strong>{[shown(change.permitNumber), shown(change.permitType)].filter(Boolean).join(' · ')}</Strong>
      <Strong>{happened(change, env)}</Strong>
      {plainly !== null && <Muted>{plainly}</Muted>}
      {inFull && change.occurredOn !== null && (
        <Muted>{t('mail.change.cityDate', { date: day(change.occurredOn) })}</Muted>
      )}
      {inFull && <Paragraph>{means}</Paragraph>}
      {inFull && <Paragraph>{next}</Paragraph>}
      {change.sample && <Muted>{t('mail.change.sample')}</Muted>}
      {inFull ? (
        <Action href={ours}>{t('mail.change.open')}</Action>
      ) : (
        <Reference href={ours}>{t('mail.change.open')}</Reference>
      )}
      {record !== null && <Reference href={record}>{t('mail.change.record')}</Reference>}
    </Item>
  );
}

interface Project {
  place: string;
  changes: { change: ChangeNotice; index: number }[];
}

/** Changes of one site together; each site where its weightiest change stands. */
function projectsOf(changes: readonly ChangeNotice[]): Project[] {
  const projects = new Map<string, Project>();
  for (const [index, change] of changes.entries()) {
    const key = change.project ?? `permit ${change.permitId}`;
    const place = [shown(change.address), change.cityLabel].filter(Boolean).join(', ');
    const project = projects.get(key) ?? { place, changes: [] };
    project.changes.push({ change, index });
    projects.set(key, project);
  }
  return [...projects.values()];
}

/** What a subject says happened: a status in the words given, and of other changes what they are. */
function headline({ kind }: ChangeNotice, status: string, { t }: MailEnv): string {
  const isStatus = kind === 'status_changed' || kind === 'discovered';
  return isStatus ? status : t(`mail.change.subject.kinds.${kind}`);
}

/** One change is named as the city does; of several the weightiest in our words, which need no permit beside them. */
function subjectOf(changes: readonly ChangeNotice[], env: MailEnv): string {
  const { t } = env;
  const [first, ...others] = changes;
  if (!first) return brand.name;
  const number = line(first.permitNumber, SUBJECT_NAME_MAX);
  const status = t(`status.${first.toBucket}`);
  if (others.length === 0)
    return t('mail.change.subject.one', {
      number,
      status: headline(first, shown(first.toWord) ?? status, env),
      city: first.cityLabel,
    });
  return t('mail.change.subject.many', {
    what: headline(first, status, env),
    place: first.address === null ? number : line(first.address, SUBJECT_NAME_MAX),
    count: others.length,
  });
}

/** Tells one recipient what moved, project by project, each change with what it means and what to do. */
export const changeNotice: Template<ChangeNoticeProps> = (props, env) => {
  const { t, page, link } = env;
  const greeting = t('mail.change.greeting', { name: personName(props.recipientName) });
  return {
    subject: subjectOf(props.changes, env),
    preview: greeting,
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        {projectsOf(props.changes).map(({ place, changes }) => [
          <Heading key={`at ${changes[0]?.index}`}>{place}</Heading>,
          ...changes.map(({ change, index }) => (
            <Change key={index} change={change} inFull={index < IN_FULL} env={env} />
          )),
        ])}
      </>
    ),
    reason: t('mail.change.reason', { company: companyName(props.companyName), brand: brand.name }),
    settings: { label: t('mail.change.settings'), href: page('/dashboard/notifications') },
    unsubscribe: { label: t('mail.change.unsubscribe'), href: link(props.unsubscribePath) },
    postalAddress: props.postalAddress,
  };
};
