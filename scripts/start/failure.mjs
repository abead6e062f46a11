/** An error the user can fix: shown as a sentence without a stack. */
export class StartFailure extends Error {}
