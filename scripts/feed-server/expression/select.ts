import { type Expression, Parser } from './parse';
import { QueryError } from './tokens';

export interface OrderTerm {
  of: Expression;
  descending: boolean;
}

export interface SelectItem {
  /** `'*'` stands for all columns. */
  of: Expression | '*';
  as?: string;
}

export interface SelectQuery {
  items: SelectItem[];
  table: string;
  where?: Expression;
  order: OrderTerm[];
  limit?: number;
  offset: number;
}

function orderTerms(parser: Parser): OrderTerm[] {
  const terms: OrderTerm[] = [];
  do {
    const of = parser.operand();
    const descending = parser.word('DESC');
    if (!descending) parser.word('ASC');
    if (parser.word('NULLS', 'FIRST') || parser.word('NULLS', 'LAST')) {
      // Rows without a value come last here in either case.
    }
    terms.push({ of, descending });
  } while (parser.sign(','));
  return terms;
}

/** Reads `$order`, `orderByFields` and CKAN's `sort`. */
export function parseOrder(source: string): OrderTerm[] {
  if (source.trim() === '') return [];
  const parser = new Parser(source);
  const terms = orderTerms(parser);
  parser.expectEnd();
  return terms;
}

function selectItems(parser: Parser): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    if (parser.sign('*')) items.push({ of: '*' });
    else {
      const of = parser.operand();
      items.push(parser.word('AS') ? { of, as: parser.expectName() } : { of });
    }
  } while (parser.sign(','));
  return items;
}

/** The column lists of `$select` and of SELECT. */
export function parseSelectList(source: string): SelectItem[] {
  // SoQL writes all system columns as `:*`, which is no name in the other dialects.
  const parser = new Parser(source.replace(/:\*/g, '":*"'));
  const items = selectItems(parser);
  parser.expectEnd();
  return items;
}

function count(parser: Parser, what: string): number {
  const token = parser.take();
  if (token.type !== 'number' || !Number.isInteger(token.value))
    throw new QueryError('syntax', `${what} must be a whole number`);
  return token.value;
}

/** Reads the plain SELECT both SQL dialects are asked with. Throws `QueryError`. */
export function parseSelect(source: string): SelectQuery {
  const parser = new Parser(source);
  parser.expectWord('SELECT');
  const items = selectItems(parser);
  parser.expectWord('FROM');
  const query: SelectQuery = { items, table: parser.expectName(), order: [], offset: 0 };
  if (parser.word('WHERE')) query.where = parser.expression();
  if (parser.word('ORDER', 'BY')) query.order = orderTerms(parser);
  for (;;) {
    if (parser.word('LIMIT')) query.limit = count(parser, 'LIMIT');
    else if (parser.word('OFFSET')) query.offset = count(parser, 'OFFSET');
    else break;
  }
  parser.expectEnd();
  return query;
}
