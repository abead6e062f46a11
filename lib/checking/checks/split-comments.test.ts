import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitComments } from './split-comments';

const comments = (letter: string) => splitComments(letter).comments.map(({ comment }) => comment);

describe('a pasted comment letter', () => {
  it('is taken apart at its numbers, wrapped lines joined, and what stands before them is shown as left out', () => {
    const { comments: found, left } = splitComments(`City of Austin
Development Services

1. Provide the engineer's seal on
   sheet S-201.
2) Show the setback from the
   rear property line.

3. The load-
bearing wall is not called out.`);
    expect(left).toEqual(['City of Austin', 'Development Services']);
    expect(found).toEqual([
      { discipline: null, sheet: 'S-201', comment: "Provide the engineer's seal on sheet S-201." },
      { discipline: null, sheet: null, comment: 'Show the setback from the rear property line.' },
      { discipline: null, sheet: null, comment: 'The load-bearing wall is not called out.' },
    ]);
  });

  it('reads Spanish letters, numbers and subjects', () => {
    const { comments: found } = splitComments(`ELÉCTRICO

Observación 1: Indique la acometida en la lámina E2.1.
Observación 2: Añada el cálculo de carga.

Zonificación:

Observación 1: El retiro posterior no cumple.`);
    expect(found).toEqual([
      { discipline: 'ELÉCTRICO', sheet: 'E2.1', comment: 'Indique la acometida en la lámina E2.1.' },
      { discipline: 'ELÉCTRICO', sheet: null, comment: 'Añada el cálculo de carga.' },
      { discipline: 'Zonificación', sheet: null, comment: 'El retiro posterior no cumple.' },
    ]);
  });

  it('takes a few words above a new beginning of the numbers for the subject', () => {
    const { comments: found } = splitComments(
      '1. One.\n2. Two.\n\nElectrical\n\n1. Three.\n\nSee plan.\n2. Four.',
    );
    expect(found.map(({ discipline, comment }) => [discipline, comment])).toEqual([
      [null, 'One.'],
      [null, 'Two.'],
      ['Electrical', 'Three.\n\nSee plan.'],
      ['Electrical', 'Four.'],
    ]);
  });

  it('keeps lists and paragraphs inside of a numbered comment', () => {
    expect(
      comments(`1. Provide:
- a site plan
- a survey

The survey must be sealed.
2. Pay the fee.`),
    ).toEqual(['Provide:\n- a site plan\n- a survey\n\nThe survey must be sealed.', 'Pay the fee.']);
  });

  it('does not take a section of a code for a number of the letter', () => {
    expect(
      comments(`1. Egress windows must comply with
2021 IRC Section R310.
2. Guards must comply with Table
1. See the note.
3. Show the stair.`),
    ).toHaveLength(4);
    expect(comments('4. Show stairs as in\n2. of the plan.\n5. Show guards.')).toEqual([
      'Show stairs as in 2. of the plan.',
      'Show guards.',
    ]);
  });

  it('goes by bullets, then by blank lines, then takes the whole as one', () => {
    expect(comments('• First\n• Second\n  goes on')).toEqual(['First', 'Second goes on']);
    expect(comments('First one\ngoes on.\n\nSecond.')).toEqual(['First one goes on.', 'Second.']);
    expect(comments('A-101: show the door.')).toEqual(['A-101: show the door.']);
    expect(splitComments('A-101: show the door.').comments[0]?.sheet).toBe('A-101');
    expect(splitComments(' \n\t\n')).toEqual({ comments: [], left: [] });
  });

  it('reads a table that was copied out of a file', () => {
    expect(comments('1\tShow the door.\n2\tShow the stair.')).toEqual(['Show the door.', 'Show the stair.']);
  });

  it('loses no word of what was written', () => {
    const word = fc.stringMatching(/^[a-záéíóúñü]{2,9}$/);
    const line = fc
      .tuple(fc.constantFrom('', '1. ', '2) ', '- ', '• ', '  '), fc.array(word, { maxLength: 6 }))
      .map(([mark, words]) => mark + words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const { comments: found, left } = splitComments(lines.join('\n'));
        const kept = [...left, ...found.flatMap((one) => [one.discipline ?? '', one.comment])].join(' ');
        const heads = kept.split(/\s+/);
        for (const written of lines.join(' ').match(/\p{L}+/gu) ?? []) expect(heads).toContain(written);
      }),
    );
  });
});
