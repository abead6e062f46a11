import type { PackageView } from '../view';

/** Nobody may be asked for the value of a dwelling in Texas; where it is not known whether it is one, neither. */
export function mayJudgeValue(view: PackageView): boolean {
  const status = view.getStatus('valuation');
  return view.input.checklist.place.state !== 'TX' || status === 'required';
}
