import { describe, expect, test } from 'vitest';
import { selectSteps } from './select.mjs';

const STEPS = ['build', 'lint', 'types', 'unit', 'http', 'integration', 'e2e'].map((name) => ({ name }));
const select = (named: string[], changes?: { site: boolean; specs: string[] }) =>
  selectSteps(STEPS, { named, changes }).map(({ name }) => name);

const NOWHERE = { site: false, specs: [] };
const SITE = { site: true, specs: [] };
const SPEC = { site: false, specs: ['tests/e2e/team.spec.ts'] };

describe('the steps that run', () => {
  test('are all of them where nothing is named', () => {
    expect(select([])).toEqual(STEPS.map(({ name }) => name));
  });

  test('are the named ones, and the build where one of them needs it', () => {
    expect(select(['unit', 'types'])).toEqual(['types', 'unit']);
    expect(select(['http'])).toEqual(['build', 'http']);
    expect(select(['build'])).toEqual(['build']);
  });

  test('leave out the site, the browser and the build where a change affects neither', () => {
    expect(select([], NOWHERE)).toEqual(['lint', 'types', 'unit', 'integration']);
    expect(select(['e2e'], NOWHERE)).toEqual([]);
  });

  test('build for a site that changed, and for a browser spec alone', () => {
    expect(select([], SITE)).toEqual(['build', 'lint', 'types', 'unit', 'http', 'integration']);
    expect(select([], SPEC)).toEqual(['build', 'lint', 'types', 'unit', 'integration', 'e2e']);
    expect(select(['unit', 'e2e'], SITE)).toEqual(['unit']);
  });
});
