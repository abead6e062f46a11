/** What a portal answers when it cannot read a query. */
export class QueryError extends Error {
  readonly kind: 'syntax' | 'no_such_column' | 'no_such_table';

  constructor(kind: QueryError['kind'], message: string) {
    super(message);
    this.name = 'QueryError';
    this.kind = kind;
  }
}

export type Token =
  | { type: 'word'; text: string }
  /** A name in double quotes or backticks: never a keyword. */
  | { type: 'name'; text: string }
  | { type: 'text'; text: string }
  | { type: 'number'; value: number }
  | { type: 'sign'; text: string };

const PATTERN =
  /\s+|(?<text>'(?:[^']|'')*')|(?<name>"(?:[^"]|"")*"|`[^`]*`)|(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>[:@]?[A-Za-z_][\w$]*)|(?<sign><>|!=|<=|>=|::|[=<>(),*+\-.;])/y;

/** Splits SoQL, ArcGIS where-clauses and the two SQL dialects alike. */
export function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < source.length) {
    const at = PATTERN.lastIndex;
    const groups = PATTERN.exec(source)?.groups;
    if (groups === undefined) throw new QueryError('syntax', `unexpected character at position ${at}`);
    if (groups.text !== undefined)
      tokens.push({ type: 'text', text: groups.text.slice(1, -1).replaceAll("''", "'") });
    else if (groups.name !== undefined)
      tokens.push({ type: 'name', text: groups.name.slice(1, -1).replaceAll('""', '"') });
    else if (groups.number !== undefined) tokens.push({ type: 'number', value: Number(groups.number) });
    else if (groups.word !== undefined) tokens.push({ type: 'word', text: groups.word });
    else if (groups.sign !== undefined) tokens.push({ type: 'sign', text: groups.sign });
  }
  return tokens;
}
