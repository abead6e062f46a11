import { createFormatter, createTranslator } from 'use-intl/core';
import type calendar from '@/messages/en/calendar.json';
import type checklists from '@/messages/en/checklists.json';
import type cities from '@/messages/en/cities.json';
import type clientPage from '@/messages/en/clientPage.json';
import type common from '@/messages/en/common.json';
import type fees from '@/messages/en/fees.json';
import type findings from '@/messages/en/findings.json';
import type home from '@/messages/en/home.json';
import type mail from '@/messages/en/mail.json';
import type permits from '@/messages/en/permits.json';
import type projects from '@/messages/en/projects.json';
import type report from '@/messages/en/report.json';
import type { Formatter } from './format';
import { type Locale, regional } from './locales';

// Texts outside a request: mails, texts, calendar files, reports. No provider is there to take them from, their
// language is their reader's, and one that is missing is an error. Each takes the words it shares with pages from them.

interface Files {
  calendar: typeof calendar;
  checklists: typeof checklists;
  cities: typeof cities;
  clientPage: typeof clientPage;
  common: typeof common;
  fees: typeof fees;
  findings: typeof findings;
  home: typeof home;
  mail: typeof mail;
  permits: typeof permits;
  projects: typeof projects;
  report: typeof report;
}

async function load<N extends keyof Files>(locale: Locale, namespace: N): Promise<Files[N]> {
  const file: { default: Files[N] } = await import(`../../../messages/${locale}/${namespace}.json`);
  return file.default;
}

function fail(error: Error): never {
  throw error;
}

export type MailTranslator = Awaited<ReturnType<typeof mailTranslator>>;

/** The texts of mails and texts. */
export async function mailTranslator(locale: Locale, timeZone: string) {
  const [own, shared, permit, front] = await Promise.all([
    load(locale, 'mail'),
    load(locale, 'common'),
    load(locale, 'permits'),
    load(locale, 'home'),
  ]);
  const messages = {
    mail: own,
    /** What a status is called and means, and what a plan is called. */
    status: shared.status,
    meaning: permit.meaning,
    plans: front.plans.names,
  };
  return createTranslator({ locale: regional(locale), messages, timeZone, onError: fail });
}

export type CalendarTranslator = Awaited<ReturnType<typeof calendarTranslator>>;

/** The texts of a calendar file. */
export async function calendarTranslator(locale: Locale) {
  const [own, shared, permit] = await Promise.all([
    load(locale, 'calendar'),
    load(locale, 'common'),
    load(locale, 'permits'),
  ]);
  const messages = { file: own.file, status: shared.status, outcomes: permit.inspections.outcomes };
  return createTranslator({ locale: regional(locale), messages, onError: fail });
}

export type ReportTranslator = Awaited<ReturnType<typeof reportTranslator>>;

/** The texts of a report. */
export async function reportTranslator(locale: Locale) {
  const [own, rules, city, shared] = await Promise.all([
    load(locale, 'report'),
    load(locale, 'checklists'),
    load(locale, 'cities'),
    load(locale, 'common'),
  ]);
  const messages = {
    report: own.pdf,
    /** What a document's layer is called, and how a fee is worked out. */
    layers: rules.layers,
    fee: city.fee,
    /** How far a fact can be trusted. */
    confidence: shared.confidence,
  };
  return createTranslator({ locale: regional(locale), messages, timeZone: 'UTC', onError: fail });
}

export type PermitReportTranslator = Awaited<ReturnType<typeof permitReportTranslator>>;

/** The texts of a permit's report: what its page says, in the words clients are told it in. */
export async function permitReportTranslator(locale: Locale) {
  const [own, permit, client, project, fee, shared] = await Promise.all([
    load(locale, 'report'),
    load(locale, 'permits'),
    load(locale, 'clientPage'),
    load(locale, 'projects'),
    load(locale, 'fees'),
    load(locale, 'common'),
  ]);
  const messages = {
    report: own.permit,
    page: own.pdf.footer.page,
    permit,
    client: { meaning: client.meaning, instead: client.instead },
    project: { permit: project.permit, expected: project.expected },
    fee,
    status: shared.status,
  };
  return createTranslator({ locale: regional(locale), messages, timeZone: 'UTC', onError: fail });
}

export type FindingsTranslator = Awaited<ReturnType<typeof findingsTranslator>>;

/** The texts of findings, for screens, reports, mail and the API alike. */
export async function findingsTranslator(locale: Locale) {
  const messages = await load(locale, 'findings');
  return createTranslator({ locale: regional(locale), messages, timeZone: 'UTC', onError: fail });
}

/** What pages take from their provider, for calendar days and figures. */
export function formatterFor(locale: Locale): Formatter {
  return createFormatter({ locale: regional(locale), timeZone: 'UTC' });
}
