import { sql } from 'drizzle-orm';

const MARK = '/* named */';

/**
 * A condition that is always true and marks its statement to be prepared and planned once per connection: for
 * reads on every request whose plan does not depend on parameters.
 */
export const named = sql.raw(`${MARK} true`);

export function isNamed(statement: string): boolean {
  return statement.includes(MARK);
}
