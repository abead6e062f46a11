import { describe, expect, it } from 'vitest';
import type { CodeEdition } from './adoption';
import { citationFor, isLawElsewhere, MOVED_IN_2024_IRC } from './citation';

const under2024: CodeEdition = { status: 'adopted', edition: '2024' };
const under2021: CodeEdition = { status: 'adopted', edition: '2021' };
const local: CodeEdition = { status: 'local', edition: null };

describe('a citation by the adopted edition of the IRC', () => {
  it('shows the moved section under 2024', () => {
    expect(citationFor('IRC R310', under2024).en).toBe('IRC R319');
    expect(citationFor('IRC R311.7, R312, R507.10', under2024).en).toBe('IRC R318.7, R321, R507.10');
    expect(citationFor('IRC R104.11; FL Product Approval', under2024).en).toBe(
      'IRC R104.2.3; FL Product Approval',
    );
  });

  it('moves each section once, although R313, R310 and R311 are both old and new numbers', () => {
    expect(citationFor('IRC R313, R314, R315, R305', under2024).en).toBe('IRC R309, R310, R311, R313');
  });

  it.each(Object.entries(MOVED_IN_2024_IRC))('moves %s to %s', (before, after) => {
    expect(citationFor(`IRC ${before}`, under2024)).toEqual({ en: `IRC ${after}`, es: `IRC ${after}` });
  });

  it('leaves earlier editions and other codes alone', () => {
    expect(citationFor('IRC R310; IBC 1612', under2021).en).toBe('IRC R310; IBC 1612');
    expect(citationFor('IECC R313, R401; CBC R310', under2024).en).toBe('IECC R313, R401; CBC R310');
    expect(citationFor('IRC R3101, R1310', under2024).en).toBe('IRC R3101, R1310');
  });

  it('shows both numbers, in the language asked, where no edition is known', () => {
    expect(citationFor('IRC R322; IBC 1612', local)).toEqual({
      en: 'IRC R322 (2024 IRC: R322 → R306); IBC 1612',
      es: 'IRC R322 (IRC 2024: R322 → R306); IBC 1612',
    });
  });

  it('names the edition of a renumbered section whose new number is not recorded', () => {
    expect(citationFor('IRC R324.6; IFC 1205.2', under2024)).toEqual({
      en: 'IRC R324.6 (2021 IRC); IFC 1205.2',
      es: 'IRC R324.6 (IRC 2021); IFC 1205.2',
    });
    // R308 moves to R324, which is known.
    expect(citationFor('IRC R308', under2024).en).toBe('IRC R324');
  });

  it('leaves out the law of other states, as long as something is left', () => {
    const citation = 'ISPSC 305; FL 515; CA 115922';
    expect(citationFor(citation, under2021, 'FL').en).toBe('ISPSC 305; FL 515');
    expect(citationFor(citation, under2021, 'CA').en).toBe('ISPSC 305; CA 115922');
    expect(citationFor(citation, under2021, 'OH').en).toBe('ISPSC 305');
    expect(citationFor('FBC 1609; ASTM E1886/1996', under2021, 'NC').en).toBe('ASTM E1886/1996');
    expect(citationFor('CBC/CRC 7A/R337', under2021, 'OR').en).toBe('CBC/CRC 7A/R337');
  });

  it('leaves out one state’s law as an example for others', () => {
    expect(citationFor('State ADU law (CA SB 543)', under2021, 'CA').en).toBe('State ADU law (CA SB 543)');
    expect(citationFor('State ADU law (CA SB 543)', under2021, 'OR').en).toBe('State ADU law');
    const several = 'State licensing law (for example CA B&P 7031.5, FL ch. 489, AZ ROC)';
    expect(citationFor(several, under2021, 'TX').en).toBe('State licensing law');
    expect(citationFor(several, under2021, 'FL').en).toBe('State licensing law (FL ch. 489)');
    expect(citationFor('IRC R105.3 (second paragraph)', under2021, 'TX').en).toBe(
      'IRC R105.3 (second paragraph)',
    );
  });

  it('knows the law of other states alone', () => {
    const of = (en: string) => ({ en, es: en });
    expect(isLawElsewhere(of('CA H&S 115923'), 'OH')).toBe(true);
    expect(isLawElsewhere(of('CA H&S 115923'), 'CA')).toBe(false);
    expect(isLawElsewhere(of('ISPSC 305; FL 515'), 'OH')).toBe(false);
  });
});
