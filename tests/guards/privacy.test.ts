import { expect, test } from 'vitest';
import { JOB_KINDS, JOB_SUBJECTS } from '@/lib/platform/queue/jobs';
import { TABLES } from '@/lib/platform/tables/schema-map';
import { APART, isSecretColumn, NAMED_APART, NOBODYS, NOT_OF_COMPANY } from '@/lib/site/privacy/exceptions';
import { mentionsOf, scopeOf } from '@/lib/site/privacy/scope';

// Exports and deletions derive what is whose from the foreign keys of the schema. What they cannot see needs a decision
// in `lib/site/privacy/exceptions.ts`; these tests ask whoever adds a table or a column for it.

const company = scopeOf('company');
const person = scopeOf('person');
const ALL = [...TABLES.values()];

test('every table is a company’s, a person’s, handled by itself, or nobody’s with its reason', () => {
  const undecided = ALL.map(({ name }) => name).filter(
    (name) => !company.has(name) && !person.has(name) && !(name in NOBODYS) && !(name in APART),
  );
  expect(undecided, 'add a foreign key to companies or users, or a line in exceptions.ts').toEqual([]);
  const both = Object.keys({ ...NOBODYS, ...APART }).filter((name) => company.has(name) || person.has(name));
  expect(both, 'it is somebody’s: the line is of no use').toEqual([]);
});

test('a key to a company or a person says what becomes of the row: cascade or set null', () => {
  const silent = ALL.flatMap(({ name, references }) =>
    references
      .filter(({ target, onDelete }) => {
        const isOwned = target === 'companies' || target === 'users' || company.has(target);
        return isOwned && onDelete !== 'cascade' && onDelete !== 'set null';
      })
      .map(({ from }) => `${name}.${from.name}`),
  );
  // What told support of an inquiry is no company's message.
  expect(silent).toEqual(['inquiries.message_id']);
});

test('a row with a company in it goes with the company, unless an exception says why not', () => {
  const stays = ALL.flatMap(({ name, references }) =>
    references
      .filter(({ target, onDelete }) => target === 'companies' && onDelete === 'set null')
      .map(({ from }) => `${name}.${from.name}`),
  ).filter((column) => !(column in NOT_OF_COMPANY));
  // Emptied by the database where only that one row were to go; a deletion removes its rows first.
  expect(stays).toEqual(['audit_log.company_id']);
});

/** Names of columns that say who somebody is. */
const WHO =
  /(^|_)(email|phone|recipient|first_name|last_name|contact_name|ip_address|user_agent|user_id|company_id|actor_id|author_id|assignee_id|customer_id)$|_by$/;

test('a column that says who somebody is has a foreign key, or a decision', () => {
  const undecided = ALL.flatMap((table) =>
    table.columns
      .filter((column) => {
        const hasKey = table.references.some(({ from }) => from === column);
        return WHO.test(column.name) && column.dataType === 'string' && !hasKey && !(table.name in NOBODYS);
      })
      .map((column) => `${table.name}.${column.name}`),
  ).filter(
    (column) => !(column in NAMED_APART) && !isSecretColumn(...(column.split('.') as [string, string])),
  );
  expect(undecided, 'say in NAMED_APART what becomes of it').toEqual([]);
});

test('no decision is about a table or column that is not there', () => {
  const names = new Set(
    ALL.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column.name}`)]),
  );
  const gone = [NOBODYS, APART, NAMED_APART, NOT_OF_COMPANY].flatMap((list) =>
    Object.keys(list).filter((name) => !names.has(name)),
  );
  expect(gone).toEqual([]);
});

test('every table can be read page by page', () => {
  expect(ALL.filter(({ keys }) => keys.length === 0).map(({ name }) => name)).toEqual([]);
});

test('the queue forgets with the rows its jobs name', () => {
  const fields = Object.values(JOB_KINDS).flatMap(({ data }) => Object.keys(data.shape));
  expect([...new Set(fields)].sort()).toEqual(Object.keys(JOB_SUBJECTS).sort());
  const tables = Object.values(JOB_SUBJECTS).filter((table) => table !== null);
  expect(tables.filter((table) => !TABLES.has(table))).toEqual([]);
});

test('who is named in rows of companies is emptied by the database', () => {
  expect(mentionsOf().filter(({ column }) => column.notNull)).toEqual([]);
});
