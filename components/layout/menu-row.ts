/** One row of the account menu: a link or a button. */
export const MENU_ROW =
  'flex min-h-11 w-full items-center gap-2 rounded-md px-2 text-left font-medium hover:bg-sunken hover:text-ink';
