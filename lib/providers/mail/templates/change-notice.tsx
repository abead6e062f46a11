import { brand } from '@/lib/brand';
import type { EventKind, StatusBucket, StepEventKind } from '@/lib/tracking/permits/types';
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
  /** Of an event about one step: the inspection or the desk in the city's words, and its word of result. */
  step?: { name: string | null; result: string | null; comments: number | null } | undefined;
  /** What a side feed asks of the contractor by now, where the status asks for nothing. */
  asks?: 'corrections' | 'reinspection' | undefined;
  /** http(s) address of the city's own record. */
  recordUrl: string | null;
  /** From sample feeds, which the mail points out. */
  sample: boolean;
}

export interface ChangeNoticeProps {
  recipientName: string;
  companyName: string;
  /**
   * Sorted by importance: the first is named in the subject, and the last are abbreviated where there are
   * many.
   */
  changes: readonly ChangeNotice[];
  /** Path of the page that stops these mails. */
  unsubscribePath: string;
  /** The sender's. */
  postalAddress?: string | undefined;
}

/** Feed texts are shown unchanged, as one line of at most this length. */
const FEED_MAX = 300;
const SUBJECT_NAME_MAX = 80;
/** Changes with full explanation; mail clients clip longer mails. */
const IN_FULL = 20;

function shown(text: string | null): string | null {
  return text === null ? null : line(text, FEED_MAX);
}

function isAboutStep(kind: EventKind): kind is StepEventKind {
  return kind.startsWith('inspection_') || kind.startsWith('desk_') || kind === 'review_comments';
}

/** What happened at one step: the inspection or the desk by the city's name for it, and its word where it gives one. */
function happenedAtStep(kind: StepEventKind, step: ChangeNotice['step'], { t }: MailEnv): string {
  const name = shown(step?.name ?? null) ?? t('mail.change.step.unnamed');
  const text = t(`mail.change.step.${kind}`, { name, count: step?.comments ?? 1 });
  const word = shown(step?.result ?? null);
  return word === null ? text : t('mail.change.step.withWord', { text, word });
}

/** What happened, in the city's own words where there are any. */
function happened(change: ChangeNotice, env: MailEnv): string {
  const { t } = env;
  if (isAboutStep(change.kind)) return happenedAtStep(change.kind, change.step, env);
  const word = shown(change.toWord) ?? t(`status.${change.toBucket}`);
  if (change.kind !== 'status_changed') return t(`mail.change.${change.kind}`, { status: word });
  const from = shown(change.fromWord) ?? t('mail.change.noStatus');
  return t('mail.change.status', { from, to: word });
}

/** The change in our wording; null where the city's says the same or the status did not change. */
function inOurWords({ kind, fromBucket, toBucket }: ChangeNotice, { t }: MailEnv): string | null {
  if (kind !== 'status_changed' || fromBucket === null || fromBucket === toBucket) return null;
  return t('mail.change.plainly', { from: t(`status.${fromBucket}`), to: t(`status.${toBucket}`) });
}

/** Explanation and next step by the permit's state; none for changes unrelated to status. */
function meaning({ kind, toBucket, asks }: ChangeNotice, { t }: MailEnv): [means: string, next: string] {
  const next =
    asks === 'corrections'
      ? t('mail.change.kinds.desk_corrections.next')
      : asks === 'reinspection'
        ? t('mail.change.kinds.inspection_failed.next')
        : t(`meaning.${toBucket}.next`);
  switch (kind) {
    case 'discovered':
    case 'status_changed':
      return [t(`meaning.${toBucket}.means`), next];
    case 'reappeared':
      return [t('mail.change.kinds.reappeared.means'), next];
    case 'vanished':
    case 'dates_changed':
    case 'details_changed':
    case 'inspection_scheduled':
    case 'inspection_passed':
    case 'inspection_partial':
    case 'inspection_failed':
    case 'inspection_cancelled':
    case 'desk_entered':
    case 'desk_left':
    case 'desk_corrections':
    case 'review_comments':
      return [t(`mail.change.kinds.${kind}.means`), t(`mail.change.kinds.${kind}.next`)];
  }
}

/** The city's own page, where its feed names one that a browser opens. */
function getRecordUrl({ recordUrl }: ChangeNotice): string | null {
  if (recordUrl === null || !URL.canParse(recordUrl)) return null;
  const { protocol, href } = new URL(recordUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function Change({ change, inFull, env }: { change: ChangeNotice; inFull: boolean; env: MailEnv }) {
  const { t, day, page } = env;
  const plainly = inOurWords(change, env);
  const [means, next] = meaning(change, env);
  const record = getRecordUrl(change);
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

/** Groups changes by site, in the order of each site's most important change. */
function groupByProject(changes: readonly ChangeNotice[]): Project[] {
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

/** The subject for a change: the given status text, or the kind of change. */
function headline({ kind }: ChangeNotice, status: string, { t }: MailEnv): string {
  const isStatus = kind === 'status_changed' || kind === 'discovered';
  return isStatus ? status : t(`mail.change.subject.kinds.${kind}`);
}

/** The subject: a single change in the city's wording; of several the most important in our wording. */
function buildSubject(changes: readonly ChangeNotice[], env: MailEnv): string {
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

/**
 * The mail about permit changes for one recipient, grouped by project, each with explanation and next step.
 */
export const changeNotice: Template<ChangeNoticeProps> = (props, env) => {
  const { t, page, link } = env;
  const greeting = t('mail.change.greeting', { name: personName(props.recipientName) });
  return {
    subject: buildSubject(props.changes, env),
    preview: greeting,
    body: (
      <>
        <Paragraph>{greeting}</Paragraph>
        {groupByProject(props.changes).map(({ place, changes }) => [
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
