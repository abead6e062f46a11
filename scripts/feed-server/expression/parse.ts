import { QueryError, type Token, tokenise } from './tokens';

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  /** `timestamp '…'` and `date '…'`, in milliseconds. */
  | { kind: 'instant'; ms: number }
  | { kind: 'column'; name: string }
  | { kind: 'tuple'; items: Expression[] }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'compare'; op: Comparison; left: Expression; right: Expression }
  | { kind: 'isNull'; of: Expression }
  | { kind: 'in'; of: Expression; list: Expression[] }
  | { kind: 'like'; of: Expression; pattern: Expression; anyCase: boolean }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'not'; of: Expression };

const COMPARISONS: Record<string, Comparison> = {
  '=': '=',
  '<>': '<>',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Reads `YYYY-MM-DD[ T]hh:mm:ss[.sss][Z|±hh:mm]`; without a zone it is taken as UTC. NaN when it is no date. */
export function parseInstant(text: string): number {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(
      text.trim(),
    );
  if (match === null) return Number.NaN;
  const [, date, time = '00:00:00', zone = 'Z'] = match;
  return Date.parse(`${date}T${time}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`);
}

export class Parser {
  readonly #tokens: Token[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = tokenise(source);
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#at + ahead];
  }

  take(): Token {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new QueryError('syntax', 'unexpected end of the query');
    this.#at += 1;
    return token;
  }

  /** Takes the words in a row if they all stand next. */
  word(...words: string[]): boolean {
    const all = words.every((word, i) => {
      const token = this.peek(i);
      return token?.type === 'word' && token.text.toUpperCase() === word;
    });
    if (all) this.#at += words.length;
    return all;
  }

  sign(text: string): boolean {
    const token = this.peek();
    const found = token?.type === 'sign' && token.text === text;
    if (found) this.#at += 1;
    return found;
  }

  expectSign(text: string): void {
    if (!this.sign(text)) throw new QueryError('syntax', `expected ${text}`);
  }

  expectWord(...words: string[]): void {
    if (!this.word(...words)) throw new QueryError('syntax', `expected ${words.join(' ')}`);
  }

  expectName(): string {
    const token = this.take();
    if (token.type === 'word' || token.type === 'name') return token.text;
    throw new QueryError('syntax', 'expected a name');
  }

  expectEnd(): void {
    this.sign(';');
    if (!this.done) throw new QueryError('syntax', `unexpected ${JSON.stringify(this.peek())}`);
  }

  expression(): Expression {
    let left = this.#conjunction();
    while (this.word('OR')) left = { kind: 'or', left, right: this.#conjunction() };
    return left;
  }

  #conjunction(): Expression {
    let left = this.#negation();
    while (this.word('AND')) left = { kind: 'and', left, right: this.#negation() };
    return left;
  }

  #negation(): Expression {
    return this.word('NOT') ? { kind: 'not', of: this.#negation() } : this.#predicate();
  }

  #predicate(): Expression {
    const left = this.operand();
    const token = this.peek();
    const op = token?.type === 'sign' ? COMPARISONS[token.text] : undefined;
    if (op !== undefined) {
      this.take();
      return { kind: 'compare', op, left, right: this.operand() };
    }
    if (this.word('IS', 'NOT', 'NULL')) return { kind: 'not', of: { kind: 'isNull', of: left } };
    if (this.word('IS', 'NULL')) return { kind: 'isNull', of: left };
    const negated = this.word('NOT');
    const found = this.#membership(left);
    if (found !== undefined) return negated ? { kind: 'not', of: found } : found;
    if (negated) throw new QueryError('syntax', 'expected IN, LIKE or BETWEEN after NOT');
    return left;
  }

  #membership(of: Expression): Expression | undefined {
    if (this.word('IN')) {
      this.expectSign('(');
      const list = this.#list();
      return { kind: 'in', of, list };
    }
    if (this.word('LIKE')) return { kind: 'like', of, pattern: this.operand(), anyCase: false };
    if (this.word('ILIKE')) return { kind: 'like', of, pattern: this.operand(), anyCase: true };
    if (this.word('BETWEEN')) {
      const low: Expression = { kind: 'compare', op: '>=', left: of, right: this.operand() };
      this.expectWord('AND');
      const high: Expression = { kind: 'compare', op: '<=', left: of, right: this.operand() };
      return { kind: 'and', left: low, right: high };
    }
    return undefined;
  }

  /** The rest of a list whose opening parenthesis is already taken. */
  #list(): Expression[] {
    const items: Expression[] = [];
    if (this.sign(')')) return items;
    do items.push(this.expression());
    while (this.sign(','));
    this.expectSign(')');
    return items;
  }

  operand(): Expression {
    let found = this.#primary();
    while (this.sign('::')) {
      const type = this.expectName().toLowerCase();
      found = castTo(type, found);
    }
    return found;
  }

  #primary(): Expression {
    if (this.sign('-')) {
      const token = this.take();
      if (token.type !== 'number') throw new QueryError('syntax', 'expected a number after -');
      return { kind: 'literal', value: -token.value };
    }
    if (this.sign('(')) {
      const items = this.#list();
      const [only] = items;
      return items.length === 1 && only !== undefined ? only : { kind: 'tuple', items };
    }
    const token = this.take();
    if (token.type === 'text') return { kind: 'literal', value: token.text };
    if (token.type === 'number') return { kind: 'literal', value: token.value };
    if (token.type === 'name') return { kind: 'column', name: token.text };
    if (token.type === 'sign') throw new QueryError('syntax', `unexpected ${token.text}`);
    return this.#fromWord(token.text);
  }

  #fromWord(text: string): Expression {
    const upper = text.toUpperCase();
    const next = this.peek();
    if ((upper === 'TIMESTAMP' || upper === 'DATE') && next?.type === 'text') {
      this.take();
      return castTo('timestamp', { kind: 'literal', value: next.text });
    }
    if (upper === 'NULL') return { kind: 'literal', value: null };
    if (upper === 'TRUE' || upper === 'FALSE') return { kind: 'literal', value: upper === 'TRUE' };
    if (this.sign('(')) return { kind: 'call', name: upper, args: this.#list() };
    return { kind: 'column', name: text };
  }
}

function castTo(type: string, of: Expression): Expression {
  if (!/^(timestamp|timestamptz|date)$/.test(type)) return of;
  if (of.kind !== 'literal' || typeof of.value !== 'string') return of;
  const ms = parseInstant(of.value);
  if (Number.isNaN(ms)) throw new QueryError('syntax', `invalid ${type} ${JSON.stringify(of.value)}`);
  return { kind: 'instant', ms };
}

/** Parses a whole where-clause. Throws `QueryError`. */
export function parseExpression(source: string): Expression {
  const parser = new Parser(source);
  const found = parser.expression();
  parser.expectEnd();
  return found;
}
