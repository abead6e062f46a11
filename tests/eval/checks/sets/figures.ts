/** Sums over judged packages: what is reported of a set, a maker, a language. Pure. */
import { isFirm } from './faults';
import type { JudgedPackage } from './judge';

export interface Share {
  readonly right: number;
  readonly all: number;
}

/** One row of the table that compares makers. */
export interface Figures {
  readonly packages: number;
  readonly sound: number;
  /** Sound packages without a finding above a remark. */
  readonly clean: number;
  readonly told: Share;
  readonly toldFirmly: Share;
  readonly falseOnSound: number;
  readonly firmFalseOnSound: number;
  readonly falseOnFaulty: number;
  readonly firmFalseOnFaulty: number;
  readonly firmFindings: Share;
  readonly documents: Share;
  readonly fields: Share;
}

export function share<T>(all: readonly T[], isRight: (one: T) => boolean): Share {
  return { right: all.filter(isRight).length, all: all.length };
}

export function sumFigures(judged: readonly JudgedPackage[]): Figures {
  const sound = judged.filter(({ truth }) => truth.sound);
  const faulty = judged.filter(({ truth }) => !truth.sound);
  const faults = judged.flatMap((one) => one.faults);
  const wrongIn = (some: readonly JudgedPackage[]) => some.flatMap(({ wrong }) => wrong);
  const right = judged.flatMap((one) => one.right.filter(isFirm));
  const firmWrong = wrongIn(judged).filter(isFirm);
  return {
    packages: judged.length,
    sound: sound.length,
    clean: sound.filter(({ wrong }) => wrong.length === 0).length,
    told: share(faults, ({ told }) => told === 'firm' || told === 'doubt'),
    toldFirmly: share(faults, ({ told }) => told === 'firm'),
    falseOnSound: wrongIn(sound).length,
    firmFalseOnSound: wrongIn(sound).filter(isFirm).length,
    falseOnFaulty: wrongIn(faulty).length,
    firmFalseOnFaulty: wrongIn(faulty).filter(isFirm).length,
    firmFindings: { right: right.length, all: right.length + firmWrong.length },
    documents: share(
      judged.flatMap((one) => one.documents),
      ({ told }) => told === 'yes',
    ),
    fields: share(
      judged.flatMap((one) => one.fields),
      ({ told }) => told === 'right',
    ),
  };
}

export function add(a: Share, b: Share): Share {
  return { right: a.right + b.right, all: a.all + b.all };
}

/** How often each rule was right, above a remark, and how often where it was certain. */
export function sumByRule(
  judged: readonly JudgedPackage[],
): { readonly rule: string; readonly all: Share; readonly firm: Share }[] {
  const findings = judged.flatMap(({ right, wrong }) => [
    ...right.map((finding) => ({ finding, isRight: true })),
    ...wrong.map((finding) => ({ finding, isRight: false })),
  ]);
  const rules = [...new Set(findings.map(({ finding }) => finding.rule))].sort();
  return rules.map((rule) => {
    const own = findings.filter(({ finding }) => finding.rule === rule);
    const firm = own.filter(({ finding }) => isFirm(finding));
    return { rule, all: share(own, ({ isRight }) => isRight), firm: share(firm, ({ isRight }) => isRight) };
  });
}

/** Groups by a key, in the order of the keys. */
export function groupBy<T>(all: readonly T[], getKey: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(getKey(one), [...(groups.get(getKey(one)) ?? []), one]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
