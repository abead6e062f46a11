import { describe, expect, test } from 'vitest';
import { isSigned, twilioSignature } from './signature';

// The example of Twilio's own documentation.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+12349013030',
  Digits: '1234',
  From: '+12349013030',
  To: '+18005551212',
};
const authToken = '12345';

describe('the signature of a request', () => {
  test('is that of Twilio’s example, in whatever order the fields come', () => {
    expect(twilioSignature(authToken, url, new URLSearchParams(fields))).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
    const turned = new URLSearchParams(Object.entries(fields).reverse());
    expect(twilioSignature(authToken, url, turned)).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
  });

  const signature = '0/KCTR6DLpKmkAf8muzZqo1nDgQ=';
  const good = { authToken, url, form: new URLSearchParams(fields), signature };

  test.each([
    ['nothing', {}, true],
    ['no signature', { signature: null }, false],
    ['an empty one', { signature: '' }, false],
    ['one of another length', { signature: `${signature}=` }, false],
    ['another token', { authToken: '12346' }, false],
    ['another address', { url: 'https://mycompany.com/myapp.php?foo=1&bar=3' }, false],
    ['a field changed', { form: new URLSearchParams({ ...fields, Digits: '1235' }) }, false],
    ['a field added', { form: new URLSearchParams({ ...fields, Extra: '1' }) }, false],
  ])('with %s', (_, change, verdict) => {
    expect(isSigned({ ...good, ...change })).toBe(verdict);
  });
});
