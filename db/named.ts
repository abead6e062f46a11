import { sql } from 'drizzle-orm';

const MARK = '/* named */';

/**
 * A condition that always holds. The connection keeps a statement that has it prepared, planned once instead of each
 * time: for a read that every request makes and whose plan does not hang on what it is asked for.
 */
export const named = sql.raw(`${MARK} true`);

export function isNamed(statement: string): boolean {
  return statement.includes(MARK);
}
