import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { MAX_PASSKEY_BYTES } from './schema';

/** What browsers write bytes in. */
const base64url = z.string().regex(/^[\w-]+$/);
const transports = z.array(z.string().max(20)).max(10);

const credential = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  // Nothing of it is used, so nothing of it is kept.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.exactOptional(),
  }),
});

export const assertionSchema = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    })
    .transform(({ userHandle, ...signed }) => ({ ...signed, ...(userHandle ? { userHandle } : {}) })),
});

const clientDataSchema = z.object({ challenge: base64url.max(200) });

/** Anything that is no answer of a passkey, or not to what was asked. */
export function passkeyRefused(cause?: unknown): AppError {
  return new AppError('invalid_input', { fields: { passkey: 'passkey_refused' }, cause });
}

/** What a browser answered, and the challenge it says it answers; throws for what is not even of the form. */
export function readPasskeyResponse<S extends z.ZodType<{ response: { clientDataJSON: string } }>>(
  schema: S,
  text: string,
): { credential: z.output<S>; challenge: string } {
  try {
    if (text.length > MAX_PASSKEY_BYTES) throw passkeyRefused();
    const parsed = schema.parse(JSON.parse(text));
    const clientData = Buffer.from(parsed.response.clientDataJSON, 'base64url').toString('utf8');
    return { credential: parsed, challenge: clientDataSchema.parse(JSON.parse(clientData)).challenge };
  } catch (error) {
    throw passkeyRefused(error);
  }
}
