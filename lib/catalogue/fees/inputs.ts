import {
  type FeeComponent,
  type FeeInput,
  type FeeInputName,
  type FeeWork,
  QUANTITIES,
  type Quantity,
} from './types';

/** Beyond any job: keeps every product of ours within what a number holds exactly. */
export const MAX_QUANTITY = 100_000_000_000_000;

/** The least that counts as given. A job may have no trades; it cannot have no value or no area. */
export function getMinimum(quantity: Quantity): number {
  return quantity === 'trades' ? 0 : 1;
}

/** What a row cannot do without, each once, in the order it is asked for. */
export function neededInputs(work: FeeWork): FeeInputName[] {
  const needed = new Set<FeeInputName>(work.noPermitUpTo ? ['valuationCents'] : []);
  for (const component of work.components) {
    if (component.leftOutNote) continue;
    for (const name of getInputs(component)) needed.add(name);
  }
  return [...needed];
}

export function getInputs({ rule, minimumEach, when }: FeeComponent): FeeInputName[] {
  const names: FeeInputName[] = [];
  if (rule.kind === 'bands') names.push(rule.quantity, ...(rule.times ? [rule.times] : []));
  if (rule.kind === 'matrix') names.push('areaSqft', 'occupancyGroup', 'constructionType');
  if (rule.kind === 'percent') {
    if (rule.of === 'valuationCents') names.push('valuationCents');
    if (rule.each) names.push(rule.each);
  }
  if (minimumEach) names.push(minimumEach);
  if (when) names.push(when.quantity);
  return names;
}

const quantities: ReadonlySet<string> = new Set(QUANTITIES);
const isQuantity = (name: FeeInputName): name is Quantity => quantities.has(name);

export function isGiven(input: FeeInput, name: FeeInputName): boolean {
  if (name === 'row') return input.workId !== undefined;
  if (!isQuantity(name)) return input[name] !== undefined;
  const count = input[name];
  return count !== undefined && Number.isInteger(count) && count >= getMinimum(name) && count <= MAX_QUANTITY;
}

export function getCount(input: FeeInput, quantity: Quantity): number {
  return isGiven(input, quantity) ? (input[quantity] ?? 0) : 0;
}
