import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '@/db/schema';
import { domainOf } from './groups';
import { listFiles, read } from './tree';

/** THE table of owners: the domain below `lib` whose files alone insert, update and delete rows of a table. */
const OWNERS: Record<string, readonly string[]> = {
  accounts: [
    'companies',
    'companyCities',
    'mailLinkRequests',
    'mailLinks',
    'memberships',
    'passkeyChallenges',
    'passkeys',
    'recoveryCodes',
    'users',
  ],
  api: ['idempotentRequests'],
  attachments: ['attachments'],
  audit: ['auditLog'],
  bell: ['seenPermits'],
  billing: ['demoPayments'],
  calendar: ['calendarFeeds'],
  checks: [
    'checkFindings',
    'checkRounds',
    'checkRuns',
    'checkShares',
    'fileUploads',
    'findingMarks',
    'pageCorrections',
    'permitChecks',
    'roundComments',
    'wrongFindings',
  ],
  'client-links': ['clientLinks'],
  'city-clock': ['permitClocks'],
  'city-mail': ['cityFees', 'cityMailFiles', 'cityMails', 'mailboxes', 'mailedInspections'],
  compliance: [
    'complianceHoldings',
    'complianceLinks',
    'complianceReminders',
    'complianceRules',
    'licenceChanges',
    'licenceWatches',
  ],
  papers: ['compliancePapers'],
  credits: ['creditAccounts', 'creditEntries'],
  desk: [
    'mutedPermits',
    'permitBulkChanges',
    'permitBulks',
    'permitTags',
    'permitViewDefaults',
    'permitViewEdits',
    'permitViews',
    'taggedPermits',
  ],
  'fees-due': ['feeMarks'],
  feeds: [
    'contractorFeeds',
    'contractors',
    'feedHosts',
    'feedPaces',
    'feedCounts',
    'feedSightings',
    'feedWeeks',
    'feeds',
    'inspections',
    'missingPermits',
    'permitEvents',
    'permitStandings',
    'permits',
    'reviewComments',
    'reviewSteps',
    'reviewTargets',
    'searchWords',
    'setAsideRows',
    'sideFeeds',
    'sidePermits',
    'unknownWords',
  ],
  branding: ['companyBrands'],
  imports: ['importRows', 'imports'],
  inquiries: ['inquiries'],
  invitations: ['invitations'],
  matching: ['companyMatching', 'companyNames'],
  notes: ['noteMentions', 'notes'],
  notifications: ['notificationSettings', 'notifications', 'recipients'],
  offline: ['offlineRequests'],
  outbox: ['messages'],
  partners: ['partnerApplications'],
  permits: ['companyPermits', 'permitUsuals'],
  prospects: ['leadObjections', 'leadSearches', 'leads'],
  projects: [
    'activities',
    'declinedProjects',
    'projectDates',
    'projectFees',
    'projectPeople',
    'projectPermits',
    'projects',
  ],
  privacy: ['dataExportParts', 'dataExports', 'deletions', 'keptRecords', 'privacyCases'],
  reading: ['checkFiles', 'filePages'],
  referrals: ['referralCodes', 'referrals'],
  registers: ['registerEntries', 'registerSources'],
  sessions: ['refreshTokens', 'sessions'],
  sms: ['smsConsents', 'smsInbound', 'smsNumbers'],
  subcontractors: ['subcontractors'],
  subscriptions: ['billingAccounts', 'billingEvents', 'billingNotices', 'invoices', 'subscriptions'],
  support: ['ticketEntries', 'ticketFiles', 'tickets'],
  tasks: ['tasks'],
  team: ['permitAssignments'],
  throttle: ['throttles'],
  today: ['dayCosts', 'putOffs'],
  workflows: ['workflowCalls', 'workflowRuns', 'workflowTasks', 'workflows'],
};

const TABLES = new Map<string, string>(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [[name, getTableName(table)]] : [],
  ),
);
const BY_SQL_NAME = new Map<string, string>([...TABLES].map(([name, sqlName]) => [sqlName, name]));

/**
 * `.insert(users)`, `insert into ${users}`, `delete from users u`, `update users set`; not `for update of`. Who makes
 * the lease of a table writes it: the statements of `lib/platform/lease` are the maker's.
 */
const WRITES = [
  /\.(?:insert|update|delete)\(\s*(?:schema\.)?(\w+)\s*\)/g,
  /\b(?:insert\s+into|delete\s+from|(?<!for\s)update)\s+\$\{(?:schema\.)?(\w+)\}/gi,
  /\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)\b/g,
  /\bleaseOf\(\s*(?:schema\.)?(\w+)/g,
  /(?<!for\s)\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z]\w*)?\s+set\b/g,
];

function tablesWrittenIn(path: string): string[] {
  const text = read(path);
  const named = WRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return named.map((name) => BY_SQL_NAME.get(name) ?? name).filter((name) => TABLES.has(name));
}

/** Product code that runs statements; seeds and stand-ins of `scripts/demo` make up a past of their own. */
const FILES = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
  listFiles(folder, /\.tsx?$/).filter((path) => !/\.test\.tsx?$|^scripts\/demo\//.test(path)),
);

describe('every table has one owner', () => {
  const ownerByTable = new Map(
    Object.entries(OWNERS).flatMap(([owner, names]) => names.map((name) => [name, owner])),
  );

  test('each is in the table of owners, once', () => {
    expect(Object.values(OWNERS).flat().sort()).toEqual([...TABLES.keys()].sort());
  });

  test('only the owner inserts, updates and deletes', () => {
    const strangers = FILES.flatMap((path) =>
      tablesWrittenIn(path)
        .filter((table) => domainOf(path) !== ownerByTable.get(table))
        .map((table) => `${path} writes ${table}, which ${ownerByTable.get(table)} owns`),
    );
    expect([...new Set(strangers)]).toEqual([]);
  });

  test('a lease is used in the folder of its table alone, and the module of leases knows no table', () => {
    const leases = FILES.flatMap((path) =>
      [...read(path).matchAll(/\bconst (\w+) = leaseOf\(/g)].map(([, name = '']) => ({ path, name })),
    );
    const folder = (path: string) => path.split('/').slice(0, 3).join('/');
    const strangers = leases.flatMap(({ path: own, name }) =>
      FILES.filter(
        (path) => folder(path) !== folder(own) && new RegExp(`\\b${name}\\b`).test(read(path)),
      ).map((path) => `${path} uses ${name} of ${folder(own)}`),
    );
    expect(strangers).toEqual([]);
    expect(leases.map(({ name }) => name).sort()).toEqual([
      'accountLease',
      'callLease',
      'deletionLease',
      'exportLease',
      'fileLease',
      'mailLease',
      'messageLease',
      'paperLease',
      'probeLease',
      'readLease',
      'registerLease',
      'runLease',
      'sideLease',
    ]);
    // Every lease has a name by which it is found above.
    const made = FILES.flatMap((path) => [...read(path).matchAll(/\bleaseOf\(/g)]).length;
    expect(made).toBe(leases.length);
    expect(listFiles('lib/platform/lease', /\.ts$/).filter((path) => /db\/schema/.test(read(path)))).toEqual(
      [],
    );
  });

  test('the guard sees what it reads for: each table is written somewhere', () => {
    const written = new Set(FILES.flatMap(tablesWrittenIn));
    expect([...TABLES.keys()].filter((table) => !written.has(table))).toEqual([]);
  });
});
