/** A name longer than this is cut in a sentence, where what is left still names the paper. */
const LONG = 30;
const MIN_HEAD = 10;

/**
 * What a paper is called in a sentence: "Permit application" of "Permit application, complete and signed". What a
 * checklist says it must show stands behind a colon, how it must be behind the first comma.
 */
export function paperName(label: string): string {
  const name = label.replace(/: .*$/, '');
  const [head = name] = name.split(', ');
  if (name.length <= LONG) return name;
  // Not in the middle of what stands in brackets.
  const whole = head.includes('(') && !head.includes(')') ? head.replace(/ *\(.*$/, '') : head;
  return whole.length >= MIN_HEAD ? whole : name;
}
