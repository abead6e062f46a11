/** The heading of what changed: where a reader goes back to once its button is gone. */
export const CHANGES_ID = 'changes';
