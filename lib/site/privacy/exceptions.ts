/**
 * What the derivation of exports and deletions (`scope.ts`) does not see or must not follow, each with its reason.
 * `tests/guards/privacy.test.ts` asks for a decision here whenever a table or a column is added that needs one.
 */

/** Columns that name a company in a row that is not the company's. */
export const NOT_OF_COMPANY: Readonly<Record<string, string>> = {
  'sessions.company_id': 'A session is the data of who signed in; deleting the company ends it.',
  'deletions.company_id':
    'That a deletion was asked for outlives it; the database empties the name with the company.',
};

/** Tables without a row about anybody who uses Lintel. */
export const NOBODYS: Readonly<Record<string, string>> = {
  contractor_feeds: 'Published by cities: names of contractors as public record.',
  contractors: 'Published by cities: names of contractors as public record.',
  deletions: 'Proof that a deletion was done, in numbers; both names are emptied by it.',
  feed_counts: 'About a city feed.',
  feed_hosts: 'About a city portal.',
  feed_paces: 'About a city feed.',
  feed_sightings: 'About a city feed.',
  feed_weeks: 'About a city feed.',
  feeds: 'About a city feed.',
  kept_records: 'What the law makes us keep of a deleted company, apart from everything, until its day.',
  lead_objections:
    'Kept so that who objected stays left out; it names an address or a firm, nobody who uses Lintel.',
  permit_usuals: 'Computed from what cities publish.',
  register_entries: 'Published by states: who holds which contractor’s license, as public record.',
  register_sources: 'About a state’s register.',
  search_words: 'Words of permits that cities publish.',
  set_aside_rows: 'Rows of a city feed that could not be read.',
  side_feeds: 'About a city feed.',
  sms_numbers: 'A number that wrote STOP must never be written to again, whoever asks: the TCPA.',
  throttles: 'Counters under hashed names, gone within a month at the latest.',
  unknown_words: 'Words of a city feed.',
};

/** Tables whose rows name somebody by an address or a customer alone; deletions look for that. */
export const APART: Readonly<Record<string, string>> = {
  billing_events: 'Found by the customer of the payment provider (erase-company.ts).',
  inquiries: 'Found by address (erase-person.ts); privacy requests are the log that the law wants kept.',
  mail_link_requests: 'Found by address (erase-person.ts).',
  privacy_cases: 'What was done about a privacy request: the log that the law wants kept, for 24 months.',
  sms_inbound: 'Found by number (erase-company.ts).',
};

/** Columns that say who somebody is without a foreign key, and what becomes of them. */
export const NAMED_APART: Readonly<Record<string, string>> = {
  'audit_log.subject': 'Emptied with the person; deleted with the company.',
  'audit_log.address': 'Emptied with the person; deleted with the company.',
  'audit_log.user_agent': 'Emptied with the person; deleted with the company.',
  'billing_accounts.customer_id': 'Deleted with the company, here and at the payment provider.',
  'billing_events.customer_id': 'Deleted with the company.',
  'company_brands.asked_email': "The company's own record: deleted with the company.",
  'company_brands.reply_email': "The company's own record: deleted with the company.",
  'companies.phone': "The company's own row.",
  'credit_entries.actor_id': 'Emptied with the person.',
  'demo_payments.customer_id': 'Deleted with the company.',
  'inquiries.email': 'Deleted with the person, but for privacy requests, whose log the law makes us keep.',
  'invitations.email': 'Deleted with the person, by address.',
  'mail_link_requests.email': 'Deleted with the person, by address.',
  'mail_links.email': "The person's own row.",
  'messages.recipient': 'Deleted with the person, by address.',
  'projects.client_email':
    "A company's client, in the company's own record: deleted with the job or the company.",
  'projects.client_phone':
    "A company's client, in the company's own record: deleted with the job or the company.",
  'recipients.email': 'Deleted with the person, by address, but for the first, who is the company.',
  'recipients.phone': 'Deleted with the person, by their address.',
  'sessions.address': "The person's own row.",
  'sessions.user_agent': "The person's own row.",
  'sms_consents.ip_address': 'Kept with the proof of consent for four years.',
  'sms_inbound.from_phone': 'Deleted with the company, where no other company writes to the number.',
  'subcontractors.contact_name': 'Emptied with the person: what is left is a company of a trade.',
  'subcontractors.email': 'Emptied with the person.',
  'subcontractors.phone': 'Emptied with the person.',
  'users.email': "The person's own row.",
  'users.first_name': "The person's own row.",
  'users.last_name': "The person's own row.",
};

/** Columns an archive leaves out: who has them could act as their owner. By name, whatever the table. */
const SECRET_NAMES = /(^|_)(secret|token|password|key_hash|token_hash|password_hash|public_key)(_|$)|^lease$/;
const SECRET_COLUMNS: readonly string[] = [
  'refresh_tokens.hash',
  'mail_links.hash',
  'recovery_codes.hash',
  'passkey_challenges.challenge',
  'messages.html',
  'data_exports.unlocked_by',
];

export function isSecretColumn(table: string, column: string): boolean {
  return SECRET_NAMES.test(column) || SECRET_COLUMNS.includes(`${table}.${column}`);
}
