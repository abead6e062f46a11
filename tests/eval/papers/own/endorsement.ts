import type { Certificate } from './certificate-cases';
import { type Pages, spelled } from './pages';

/** A page of the policy itself: who is added to it, where and for which work. */
export function drawEndorsement(pages: Pages, { policies, holder, insured }: Certificate): void {
  const policy = policies.find(({ kind }) => kind === 'GL');
  if (!policy) return;
  const sheet = pages.add();
  sheet.text(60, 50, `POLICY NUMBER: ${policy.number}`, { size: 9 });
  sheet.text(400, 50, 'COMMERCIAL GENERAL LIABILITY', { size: 9 });
  sheet.text(400, 62, 'CG 20 10 12 19', { size: 9 });
  sheet.text(306, 92, 'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', {
    size: 10,
    font: 'sansBold',
    align: 'center',
  });
  sheet.text(306, 120, 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS -', {
    size: 13,
    font: 'sansBold',
    align: 'center',
  });
  sheet.text(306, 136, 'SCHEDULED PERSON OR ORGANIZATION', { size: 13, font: 'sansBold', align: 'center' });
  sheet.text(60, 166, 'This endorsement modifies insurance provided under the following:', { size: 9 });
  sheet.text(80, 182, 'COMMERCIAL GENERAL LIABILITY COVERAGE PART', { size: 9 });
  sheet.text(306, 206, 'SCHEDULE', { size: 10, font: 'sansBold', align: 'center' });
  sheet.box(60, 214, 490, 74);
  sheet.line(305, 214, 305, 288);
  sheet.text(66, 228, 'Name Of Additional Insured Person(s) Or Organization(s)', { size: 8 });
  sheet.text(311, 228, 'Location(s) Of Covered Operations', { size: 8 });
  sheet.text(66, 246, holder.name, { size: 9 });
  sheet.text(311, 246, 'All locations where required by written contract', { size: 8 });
  sheet.paragraph(
    60,
    310,
    490,
    `A. Section II - Who Is An Insured is amended to include as an additional insured the person(s) or organization(s) shown in the Schedule, but only with respect to liability caused in whole or in part by the acts or omissions of ${insured.name} in the performance of ongoing operations. This endorsement is effective ${spelled(policy.effective)}.`,
    { size: 9 },
  );
}
