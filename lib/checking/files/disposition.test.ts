import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment } from './disposition';

it('names a file twice: in plain letters, and as it is', () => {
  expect(attachment('Plano (niño).pdf')).toBe(
    `attachment; filename="Plano (nino).pdf"; filename*=UTF-8''Plano%20%28ni%C3%B1o%29.pdf`,
  );
});

it('stays one header whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[\w. ()-]*"; filename\*=UTF-8''[\w.%~-]*$/);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
    }),
  );
});
