/**
 * The version of the rules by which names are normalised and compared. Raised with them, it has every company's names
 * normalised and compared again, some each hour. `npm test -- unit` says when.
 */
export const NAME_RULES = 2;
